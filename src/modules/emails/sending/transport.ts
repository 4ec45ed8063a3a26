import type { Outcome } from './outcome.ts'

/** What takes mails from here. */
export type Transport = {
  /** Mails at once. */
  atOnce: number
  /** Whether what it takes reaches anybody, who then must not get too much. */
  isReal: boolean
  send: (mail: {
    to: string
    /** Made when it is needed, so that what is not sent is not drawn. */
    message: () => Promise<Buffer>
    /** Asked right before the words go out. @returns whether they may */
    handOver: () => Promise<boolean>
  }) => Promise<Outcome>
  /** Ends what has not been handed over at once, and what has when no answer came within this time. */
  stop: (graceMs: number) => Promise<void>
}

/** Without a mail server a mail stays in the outbox, where it can be read. */
export const outboxTransport: Transport = {
  atOnce: 50,
  isReal: false,
  send: async () => ({
    kind: 'kept',
    response: 'Kept in the outbox: SMTP_URL is not set, so it was given to no mail server.',
  }),
  stop: async () => {},
}
