type EmailEventData = { heading: string; text: string }

/** What the page says by which people stop mails. */
export type UnsubscribeWording = {
  brand: string
  skipLink: string
  failure: { note: string; onward: string }
  /** They get mails. `organisation` is its name between isolates. */
  ask: (organisation: string) => EmailEventData & { button: string }
  /** They get none. */
  done: (organisation: string) => EmailEventData & { button: string }
  /** They asked for them again. */
  back: string
  /** What comes all the same. */
  still: string
  address: string
  missing: EmailEventData
}
