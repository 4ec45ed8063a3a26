/** Triggers of automation rules. */
export const TRIGGERS = [
  'attended_event',
  'registered_no_show',
  'certificate_issued',
  'survey_not_completed',
  'badge_earned',
  'lms_course_completed',
  'compliance_overdue',
  'before_event',
  'after_event',
  'before_session',
  'registered',
  'waitlisted',
  'cancelled',
  'survey_answered',
  'form_submitted',
  'certificate_expiring',
] as const

/** Emails that the service sends by itself, each with one template; rules may send `certificate_expiring` too. */
const OWN_KINDS = ['registration_confirmed', 'place_offered', 'certificate', 'certificate_expiring'] as const

/** Kinds of templates. */
export const MAIL_KINDS = [...TRIGGERS, 'registration_confirmed', 'place_offered', 'certificate'] as const

/** Emails that organisers write to attendees and to contacts. No template is limited to them. */
export const MESSAGE_KINDS = ['message', 'contact_message'] as const

export type OwnKind = (typeof OWN_KINDS)[number]
export type TemplateKind = (typeof MAIL_KINDS)[number]
export type MessageKind = (typeof MESSAGE_KINDS)[number]
export type MailKind = TemplateKind | MessageKind
