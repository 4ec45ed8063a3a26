import type { SectionWording } from '../../../../platform/pages/page-frame.ts'
import type { Html } from '../../../../platform/pages/written-text.ts'

/** A criterion that was met, with its count and, if any, the name of an event or programme as HTML. */
type Met = { min: number; of: Html | null }

export type BadgeWording = SectionWording & {
  /** Title and verdict; `time` is when it was awarded. */
  active: { heading: string; meaning: (issuer: Html, time: Html) => Html }
  revoked: {
    heading: string
    meaning: (issuer: Html, time: Html) => Html
    reason: (reason: Html) => Html
    noReason: string
  }
  missing: { heading: string; text: string }
  label: string
  earnedBy: string
  badge: string
  issuer: string
  through: (domain: string) => string
  awardedAt: string
  revokedAt: string
  criteria: { heading: string; byHand: (issuer: Html) => Html; all: string } & Record<
    | 'sessions_attended'
    | 'events_attended'
    | 'event_attended'
    | 'certificates_earned'
    | 'survey_completed'
    | 'programme_completed',
    (met: Met) => Html
  >
  picture: (badge: string, holder: string, issuer: string) => string
  shared: (issuer: string) => string
  actions: { heading: string; picture: string; linkedIn: string; facts: string; link: string }
}
