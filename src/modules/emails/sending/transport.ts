import type { Outcome } from './outcome.ts'

/** A way to send emails. */
export type Transport = {
  /** Number of emails at once. */
  atOnce: number
  /** Whether emails reach people, so that the hourly limit applies. */
  isReal: boolean
  send: (mail: {
    /** The envelope sender, to which servers return the email. */
    from: string
    to: string
    /** Built only when needed, so that unsent emails are not drawn. */
    message: () => Promise<Buffer>
    /** Called right before the message is sent. @returns whether it may be sent */
    handOver: () => Promise<boolean>
  }) => Promise<Outcome>
  /** Stops: messages not handed over end at once, others after this time without a response. */
  stop: (graceMs: number) => Promise<void>
}

/** Without a mail server emails stay in the outbox, where they can be read. */
export const outboxTransport: Transport = {
  atOnce: 50,
  isReal: false,
  send: async () => ({
    kind: 'kept',
    response: 'Kept in the outbox: SMTP_URL is not set, so it was not sent to a mail server.',
  }),
  stop: async () => {},
}
