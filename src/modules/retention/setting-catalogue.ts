type Setting = {
  /** The records that the setting covers, and the moment from which their age counts. */
  description: string
  /** Default, in days. */
  defaultDays: number
  min: number
  max: number
  /** Whether null (keep permanently) is allowed. */
  allowsNull: boolean
}

const LONG = { defaultDays: 90, max: 3650, allowsNull: true }

/** Settings that an organisation can change; tables name them in their retention policy. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  deliveries: {
    description: 'Webhook deliveries and their attempts, after they succeeded, failed or were cancelled',
    ...LONG,
    min: 7,
  },
  attempts: {
    description:
      "Delivery attempts with the receivers' responses, after their delivery ended; deleted with the delivery at the latest",
    ...LONG,
    min: 1,
  },
  scans: {
    description: 'Check-in scan log of an event, after its last scan; check-ins, attendance and certificates are kept',
    ...LONG,
    min: 7,
  },
  emails: {
    description: 'Emails with their text and attempts, after they were sent, failed, suppressed or cancelled',
    ...LONG,
    // Unsubscribe links in emails must work for at least this long.
    min: 30,
  },
  domain_events: {
    description: 'Domain events, after they occurred; an event is kept at least as long as its deliveries',
    ...LONG,
    min: 7,
  },
  request_log: {
    description: 'Requests in the request log, after the response',
    defaultDays: 7,
    min: 1,
    max: 7,
    allowsNull: false,
  },
}
