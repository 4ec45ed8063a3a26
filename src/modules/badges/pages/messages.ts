import { html } from 'ghtml'
import { translated } from '../../../lib/text/translated.ts'
import type { SectionMessages } from '../../../platform/pages/page-frame.ts'
import type { Html } from '../../../platform/pages/written-text.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    badgePage: BadgeMessages
  }
}

/** A criterion that was met, with its count and, if any, the name of an event or programme as HTML. */
type Met = { min: number; of: Html | null }

export type BadgeMessages = SectionMessages & {
  /** Title and verdict; `time` is when it was awarded. */
  active: { heading: string; meaning: (issuer: Html, time: Html) => Html }
  revoked: {
    heading: string
    meaning: (issuer: Html, time: Html) => Html
    reason: (reason: Html) => Html
    noReason: string
  }
  expired: { heading: string; meaning: (issuer: Html, time: Html) => Html }
  replaced: { heading: string; meaning: (issuer: Html, time: Html) => Html }
  /** Link to the award that replaces this one. */
  successor: string
  evidence: string
  missing: { heading: string; text: string }
  label: string
  earnedBy: string
  badge: string
  issuer: string
  through: (domain: string) => string
  awardedAt: string
  expiresAt: string
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
  actions: {
    heading: string
    picture: string
    linkedIn: string
    facts: string
    credential: string
    wallet: string
    link: string
  }
}

const counted = (min: number, one: string, several: string) => (min === 1 ? one : `${min} ${several}`)

const badgeEn: BadgeMessages = {
  brand: 'Badge',
  skipLink: 'Skip to the badge',
  failure: { note: 'This says nothing about any badge.', onward: 'Check a certificate' },
  active: {
    heading: 'Genuine badge',
    meaning: (issuer, time) => html`<p>!${issuer} gave it on !${time}, and has not taken it back.</p>`,
  },
  revoked: {
    heading: 'No longer valid',
    meaning: (issuer, time) => html`<p>!${issuer} took this badge back on !${time}.</p>`,
    reason: (reason) => html`<p>Reason given: !${reason}</p>`,
    noReason: '<p>No reason was given.</p>',
  },
  expired: {
    heading: 'Expired badge',
    meaning: (issuer, time) => html`<p>!${issuer} gave this badge, and it expired on !${time}.</p>`,
  },
  replaced: {
    heading: 'Replaced badge',
    meaning: (issuer, time) => html`<p>!${issuer} replaced this badge with a corrected one on !${time}.</p>`,
  },
  successor: 'Open the badge that replaced it',
  evidence: 'Evidence',
  missing: {
    heading: 'No such badge',
    text: 'No badge has this address. It may have been cut off when it was copied: open it again from where it was shared.',
  },
  label: 'The badge',
  earnedBy: 'Earned by',
  badge: 'Badge',
  issuer: 'Given by',
  through: (domain) => `through ${domain}`,
  awardedAt: 'Given on',
  expiresAt: 'Valid until',
  revokedAt: 'Taken back on',
  criteria: {
    heading: 'What it was earned for',
    byHand: (issuer) => html`<p>!${issuer} chose who gets this badge.</p>`,
    all: 'All of this was done:',
    sessions_attended: ({ min }) => html`Attended ${counted(min, 'a session', 'sessions or more')}`,
    events_attended: ({ min }) => html`Attended ${counted(min, 'an event', 'events or more')}`,
    event_attended: ({ of }) => (of ? html`Attended !${of}` : 'Attended an event that is no longer listed'),
    certificates_earned: ({ min }) => html`Earned ${counted(min, 'a certificate', 'certificates or more')}`,
    survey_completed: ({ of }) => (of ? html`Answered the survey of !${of}` : 'Answered the survey of an event'),
    programme_completed: ({ of }) =>
      of ? html`Completed the programme !${of}` : 'Completed a programme that is no longer listed',
  },
  picture: (badge, holder, issuer) => `The badge ${badge} of ${holder}, given by ${issuer}.`,
  shared: (issuer) =>
    `A badge from ${issuer}. Open the page to see what it was earned for, and whether it is valid now.`,
  actions: {
    heading: 'Keep and share',
    picture: 'Save the picture',
    linkedIn: 'Add to LinkedIn profile',
    facts: 'Facts (JSON)',
    credential: 'Verifiable credential',
    wallet: 'Add to wallet',
    link: 'Link to this page, to copy',
  },
}

export const badgeMessages = translated('badgePage', badgeEn)
