import { counted } from '../../../lib/text/counted.ts'
import type { AttendeeRow } from '../../attendees/index.ts'
import type { Rules } from '../issuing/eligibility.ts'
import type { Reason } from '../records/certificate-schema.ts'

/** Explains to organisers why an attendee gets no certificate. */
export function explainReason(rules: Rules, reason: Reason, attendee: AttendeeRow): string {
  const { certificate_min_attendance_percent: least, certificate_min_minutes: minutes, session_count: sessions } = rules
  const sentences: Record<Reason, string> = {
    already_issued: 'They have an active certificate.',
    revoked: 'Their latest certificate was revoked. To issue another one, name them.',
    registration_cancelled: 'Their registration was cancelled.',
    not_registered: 'They are on the waiting list and have no place yet.',
    not_attended: 'They were not checked in, and the event gives certificates to who attended.',
    attendance_too_low: `They attended ${attendee.sessions_attended} of ${counted(sessions, 'session')}; the event asks for ${least} %.`,
    survey_not_answered: 'They have not answered the survey, which the event requires.',
    session_missed: 'They missed a session that the event requires.',
    stay_too_short: `They were inside for less than ${minutes} minutes, which the event requires.`,
    missing_values: 'They lack a value that the certificate states.',
  }
  return sentences[reason]
}
