import type { AutomationRule } from '@laurel/client'
import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type Trigger = AutomationRule['trigger']
type Group = 'before' | 'registration' | 'after' | 'certificates' | 'training'

/** A period in words; `count` is the formatted number. */
const englishPeriod = (count: string, isDays: boolean) =>
  isDays ? counted(count, 'day', 'days') : counted(count, 'hour', 'hours')

export const triggerMessages = messages({
  groups: {
    before: 'Before the event',
    registration: 'Registration',
    after: 'At and after the event',
    certificates: 'Certificates and badges',
    training: 'Training',
  } as Record<Group, string>,
  names: {
    attended_event: 'Attended the event',
    registered_no_show: 'Did not show up',
    certificate_issued: 'Certificate issued',
    survey_not_completed: 'Survey not answered',
    badge_earned: 'Badge awarded',
    lms_course_completed: 'Training completed',
    compliance_overdue: 'Training overdue',
    before_event: 'Hours before the event',
    after_event: 'Hours after the event',
    before_session: 'Hours before a session',
    registered: 'Registered',
    waitlisted: 'Joined the waiting list',
    cancelled: 'Registration cancelled',
    survey_answered: 'Survey answered',
    form_submitted: 'Lead form submitted',
    certificate_expiring: 'Certificate expires soon',
  } as Record<Trigger, string>,
  abouts: {
    attended_event: 'Fires for each attendee who is checked in.',
    registered_no_show: 'Fires after the event for each registered person who was not checked in.',
    certificate_issued: 'Fires for each certificate that is issued.',
    survey_not_completed: 'Fires after the event for each attendee who has not answered the survey.',
    badge_earned: 'Fires for each badge that is awarded.',
    lms_course_completed: 'Fires when an attendee completes a training.',
    compliance_overdue: 'Fires when the training of an attendee is overdue.',
    before_event: 'Fires for everyone who is registered at that moment. It moves with the date of the event.',
    after_event: 'Fires for everyone who is registered. It moves with the end of the event.',
    before_session: 'Fires for everyone who is registered, once for each session. It moves with the session.',
    registered: 'Fires for each person who gets a place.',
    waitlisted: 'Fires for each person who joins the waiting list.',
    cancelled: 'Fires for each registration that is cancelled.',
    survey_answered: 'Fires when an attendee answers the survey for the first time.',
    form_submitted: 'Fires for each submission of the lead form.',
    certificate_expiring: 'Fires before a certificate expires, as early as the event says.',
  } as Record<Trigger, string>,
  hoursFor: {
    before_event: 'Hours before the event',
    after_event: 'Hours after the event',
    before_session: 'Hours before the session',
  } as Partial<Record<Trigger, string>>,
  session: 'Session',
  everySession: 'Every session',
  form: 'Lead form',
  noForms: 'There are no lead forms yet.',
  choose: 'Choose…',
  unknownSession: 'a session',
  unknownForm: 'Lead form',
  period: englishPeriod,
  beforeEvent: (period: string | null) =>
    period === null ? 'When the event starts' : `${period} before the event starts`,
  afterEvent: (period: string | null) => (period === null ? 'When the event ends' : `${period} after the event ends`),
  beforeEach: (period: string | null) =>
    period === null ? 'When each session starts' : `${period} before each session starts`,
  beforeSession: (period: string | null, title: string) =>
    period === null ? `When ${title} starts` : `${period} before ${title} starts`,
  submitted: (form: string) => `${form} submitted`,
})

export type TriggerTexts = typeof triggerMessages
