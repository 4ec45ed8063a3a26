import type { Html } from '../written-text.ts'

/** Statuses with a message of their own; any other error means an unreadable request. */
export const NAMED_FAILURES = [404, 413, 429, 500, 503] as const

type FailureWording = { heading: string; text: string }

/** The texts of every page. */
export type FrameWording = {
  whose: (domain: string, address: string) => Html
  quiet: string
  request: (id: string) => string
  retry: (seconds: string) => string
  failures: Record<(typeof NAMED_FAILURES)[number] | 'unreadable', FailureWording>
}
