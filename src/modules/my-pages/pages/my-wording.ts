import type { SectionMessages } from '../../../platform/pages/page-frame.ts'

type Told = { heading: string; text: string }

/** Texts of the page. */
export type MyMessages = SectionMessages & {
  ask: Told & { label: string; button: string; problem: string; asked: Told; withoutMail: Told }
  open: Told & { button: string }
  used: Told
  list: Told & { empty: string; more: (count: number) => string }
  tickets: { heading: string; noDate: string; status: Record<string, string> }
  certificates: {
    heading: string
    status: Record<'active' | 'expired' | 'revoked', string>
    issued: string
    search: Record<'shown' | 'hidden', string>
    show: string
    hide: string
    about: string
  }
  badges: { heading: string }
  trainings: { heading: string; due: string; done: string; status: Record<'compliant' | 'overdue' | 'due', string> }
  courses: {
    heading: string
    about: string
    send: string
    file: string
    fileAbout: (megabytes: number) => string
    day: string
    button: string
    problems: Record<'missing' | 'type' | 'size' | 'day' | 'waiting', string>
  }
  evidence: {
    heading: string
    sent: string
    reason: string
    status: Record<'pending' | 'approved' | 'declined', string>
  }
  data: Told & { download: string }
  erase: Told & { ask: string; button: string; waiting: string }
  leave: { heading: string; text: string; button: string }
  done: Record<'shown' | 'hidden' | 'erase' | 'evidence', string>
}
