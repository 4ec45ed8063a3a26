import type { PlaceWording } from '../../../../platform/pages/page-frame.ts'
import type { Html } from '../../../../platform/pages/written-text.ts'

/** What was met, with how many, and the name of an event or programme where there is one, as HTML. */
type Met = { min: number; of: Html | null }

export type BadgeWording = PlaceWording & {
  /** In the title and as the verdict; `day` is when it was given. */
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
