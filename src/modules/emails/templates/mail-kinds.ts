/** What automation rules fire at. */
export const TRIGGERS = [
  'attended_event',
  'registered_no_show',
  'certificate_issued',
  'survey_not_completed',
  'badge_earned',
  'lms_course_completed',
  'compliance_overdue',
] as const

/** Mails that the service sends by itself, by one template each. */
const OWN_KINDS = ['registration_confirmed', 'place_offered', 'certificate', 'certificate_expiring'] as const

/** What a template is for. */
export const MAIL_KINDS = [...TRIGGERS, ...OWN_KINDS] as const

export type OwnKind = (typeof OWN_KINDS)[number]
export type MailKind = (typeof MAIL_KINDS)[number]
