import type { FigureKind } from '../../rollups/index.ts'

/** What is told of all events together by time: its name there, what it is kept as, and what it means. */
const PERIOD_FIGURES = {
  registered: [
    'registered',
    'Attendees by when they were added or registered first; also who is cancelled or waits since',
  ],
  cancelled: ['cancelled', 'Attendees who are cancelled, by when they were; nobody who has registered again since'],
  waitlisted: ['waitlisted', 'Attendees who were put on the waiting list, by when they were'],
  attended: ['attended', 'Attendees by when they were checked in first; each counts once for each event'],
  checked_in: ['checked_in', 'Check-ins at the doors of events and of sessions'],
  certificates_issued: [
    'certificate_issued',
    'Certificates by when they were issued; also those revoked or replaced since',
  ],
  certificates_revoked: ['certificate_revoked', 'Certificates by when they were revoked or replaced'],
  certificates_verified: ['certificate_verified', 'Verifications; a client counts once an hour, robots do not'],
  certificates_verified_by_robot: ['certificate_verified_by_robot', 'Verifications by known robots'],
  certificates_downloaded: ['certificate_downloaded', 'Files of certificates taken from their pages, not by robots'],
  certificates_downloaded_by_robot: ['certificate_downloaded_by_robot', 'Files of certificates taken by known robots'],
  certificates_shared: ['certificate_shared', 'Links followed that share a certificate, not by robots'],
  certificates_shared_by_robot: [
    'certificate_shared_by_robot',
    'Links that share a certificate, followed by known robots',
  ],
  survey_responses: ['survey_answered', 'Responses to surveys by when they were first sent'],
  emails_sent: ['email_sent', 'Mails that a mail server took, by when it did; also those of no event'],
  emails_failed: ['email_failed', 'Mails that could not be sent, by when that was tried first; also those of no event'],
  unsubscribed: [
    'email_unsubscribed',
    'People who want no more mails, by when they said so; nobody who wants them again',
  ],
} as const satisfies Record<string, [FigureKind, string]>

export type PeriodFigure = keyof typeof PERIOD_FIGURES

/** Something for each of them. */
export function ofEach<T>(give: (kind: FigureKind, words: string, name: PeriodFigure) => T): Record<PeriodFigure, T> {
  const all = Object.entries(PERIOD_FIGURES) as [PeriodFigure, [FigureKind, string]][]
  return Object.fromEntries(all.map(([name, [kind, words]]) => [name, give(kind, words, name)])) as Record<
    PeriodFigure,
    T
  >
}
