import type { FigureKind } from '../../rollups/index.ts'

/** Figures of all events by time: API name, kind, and description. */
const PERIOD_FIGURES = {
  registered: [
    'registered',
    'Attendees by the time they were first added or registered, including those cancelled or waitlisted since',
  ],
  cancelled: ['cancelled', 'Attendees by the time of their cancellation, except those who registered again'],
  waitlisted: ['waitlisted', 'Attendees by the time they joined the waiting list'],
  attended: ['attended', 'Attendees by the time of their first check-in, once per event'],
  checked_in: ['checked_in', 'Check-ins to events and sessions'],
  certificates_issued: ['certificate_issued', 'Certificates issued, including those revoked or replaced since'],
  certificates_revoked: ['certificate_revoked', 'Certificates revoked or replaced'],
  certificates_verified: [
    'certificate_verified',
    'Verifications; each client counts once an hour, robots do not count',
  ],
  certificates_verified_by_robot: ['certificate_verified_by_robot', 'Verifications by known robots'],
  certificates_downloaded: ['certificate_downloaded', 'Downloads from certificate pages, without robots'],
  certificates_downloaded_by_robot: ['certificate_downloaded_by_robot', 'Downloads by known robots'],
  certificates_shared: ['certificate_shared', 'Followed links to shared certificates, without robots'],
  certificates_shared_by_robot: [
    'certificate_shared_by_robot',
    'Followed links to shared certificates, by known robots',
  ],
  survey_responses: ['survey_answered', 'Survey responses by the time they were first sent'],
  emails_sent: ['email_sent', 'Emails accepted by a mail server, including those without an event'],
  emails_failed: [
    'email_failed',
    'Emails that could not be sent, by the time of the first attempt, including those without an event',
  ],
  emails_bounced: [
    'email_bounced',
    'Sent emails whose address does not receive emails, by the time they were sent; soft bounces do not count',
  ],
  emails_complained: [
    'email_complained',
    'Sent emails that their recipients reported as spam, by the time they were sent',
  ],
  unsubscribed: [
    'email_unsubscribed',
    'People who unsubscribed and have not subscribed again, by the time they unsubscribed',
  ],
} as const satisfies Record<string, [FigureKind, string]>

export type PeriodFigure = keyof typeof PERIOD_FIGURES

/** Builds a record with one value per figure. */
export function ofEach<T>(
  give: (kind: FigureKind, description: string, name: PeriodFigure) => T,
): Record<PeriodFigure, T> {
  const all = Object.entries(PERIOD_FIGURES) as [PeriodFigure, [FigureKind, string]][]
  return Object.fromEntries(all.map(([name, [kind, description]]) => [name, give(kind, description, name)])) as Record<
    PeriodFigure,
    T
  >
}
