import { html } from 'ghtml'
import type { BadgeWording } from './badge-wording.ts'

const counted = (min: number, one: string, several: string) => (min === 1 ? one : `${min} ${several}`)

export const badgeEn: BadgeWording = {
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
    link: 'Link to this page, to copy',
  },
}
