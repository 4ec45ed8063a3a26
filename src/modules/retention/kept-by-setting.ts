type Setting = {
  /** What is kept, and since when it has ended. */
  words: string
  /** Days, unless the organisation says otherwise. */
  usual: number
  min: number
  max: number
  /** Whether it may be kept for ever. */
  orForEver: boolean
}

const LONG = { usual: 90, max: 3650, orForEver: true }

/** What organisations decide about; tables say by these names that their rows are meant. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  deliveries: {
    words: 'Deliveries of webhooks with all that is known of them, after they succeeded, failed or were cancelled',
    ...LONG,
    min: 7,
  },
  attempts: {
    words:
      'Attempts of deliveries with what receivers answered, after their delivery has ended; they go with it at the latest',
    ...LONG,
    min: 1,
  },
  scans: {
    words:
      'The log of the doors of an event, after the last scan at any of them; check-ins, attendance and certificates stay',
    ...LONG,
    min: 7,
  },
  emails: {
    words: 'Emails with their words and attempts, after they were sent, failed, suppressed or cancelled',
    ...LONG,
    // For so long at least the links in a mail to unsubscribe have to work.
    min: 30,
  },
  domain_events: {
    words: 'Events of the feed, after they happened; an event is kept for as long as one of its deliveries',
    ...LONG,
    min: 7,
  },
  request_log: {
    words: 'Requests in the request log, after their answer',
    usual: 7,
    min: 1,
    max: 7,
    orForEver: false,
  },
}
