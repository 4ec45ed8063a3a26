import type { Html } from '../written-text.ts'

/** Failures that have words of their own; any other is a request that could not be read. */
export const TOLD_FAILURES = [404, 413, 429, 500, 503] as const

type FailureWording = { heading: string; text: string }

/** What every page says, whatever it is about. */
export type FrameWording = {
  whose: (domain: string, address: string) => Html
  quiet: string
  request: (id: string) => string
  retry: (seconds: string) => string
  failures: Record<(typeof TOLD_FAILURES)[number] | 'unreadable', FailureWording>
}
