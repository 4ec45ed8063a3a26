import type { SectionMessages } from '../../../../platform/pages/page-frame.ts'
import type { Html } from '../../../../platform/pages/written-text.ts'

type PageText = { heading: string; text: string }

/** Texts of the page of a lead form. */
export type LeadFormMessages = SectionMessages & {
  goes: (organiser: Html) => Html
  button: string
  /**
   * Reasons for rejecting a form without a problem in any field. `outdated`: the questions have changed since it was
   * shown.
   */
  refused: { outdated: string; empty: string; tooLong: (limit: string) => string }
  done: PageText & { onward: string; back: string }
  closed: PageText
  missing: PageText
}
