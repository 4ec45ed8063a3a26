/** Kinds of timeline entries. */
export const ACTIVITY_KINDS = [
  'registered',
  'cancelled',
  'attended',
  'certificate_issued',
  'certificate_revoked',
  'certificate_viewed',
  'badge_earned',
  'survey_answered',
  'course_completed',
  'form_submitted',
  'email_sent',
  'email_link_opened',
  'email_bounced',
  'email_unsubscribed',
  'deal_created',
  'deal_moved',
  'deal_won',
  'deal_lost',
  'note',
  'imported',
  'merged',
] as const

export type ActivityKind = (typeof ACTIVITY_KINDS)[number]
