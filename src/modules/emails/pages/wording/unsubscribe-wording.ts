type Message = { heading: string; text: string }

/** The text of the unsubscribe page. */
export type UnsubscribeMessages = {
  brand: string
  skipLink: string
  failure: { note: string; onward: string }
  /** The person receives emails. `organisation` is its name between isolates. */
  ask: (organisation: string) => Message & { button: string }
  /** The person is unsubscribed. */
  done: (organisation: string) => Message & { button: string }
  /** The person subscribed again. */
  back: string
  /** Emails that are still sent. */
  still: string
  address: string
  missing: Message
}
