import { html } from 'ghtml'
import { translated } from '../../../lib/text/translated.ts'
import type { Html } from '../../../platform/pages/written-text.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    personalPage: PersonalMessages
  }
}

type HeadedText = { heading: string; text: string }

/** Texts of the personal page. */
export type PersonalMessages = {
  registered: HeadedText
  waitlisted: { heading: string; text: (position: number) => string }
  pending: HeadedText
  offered: { heading: string; text: (until: Html) => Html }
  /** The offer has expired. */
  ended: HeadedText
  cancelled: HeadedText
  /** The organiser declined the registration. */
  declined: HeadedText
  /** The event is over. */
  past: string
  holder: string
  event: string
  eventPage: string
  online: { label: string; join: string }
  ticket: { heading: string; code: string; show: string; open: string }
  accept: string
  change: { open: string; button: string; done: string }
  /** Cancelling a registration, declining an offer, or leaving the waiting list, with a confirmation. */
  cancel: Record<'registered' | 'waitlisted' | 'offered' | 'pending', { open: string; ask: string; button: string }>
  missing: HeadedText
}

const personalEn: PersonalMessages = {
  registered: { heading: 'You are registered', text: 'Your place is confirmed.' },
  waitlisted: {
    heading: 'You are on the waiting list',
    text: (position) =>
      position === 1
        ? 'You are next in line. When a place becomes free, we will email you an offer.'
        : `You are number ${position}. When a place becomes free for you, we will email you an offer.`,
  },
  pending: {
    heading: 'Your registration waits for approval',
    text: 'The organiser approves each registration. We will email you when they have decided.',
  },
  offered: {
    heading: 'A place is available for you',
    text: (until) => html`It is reserved for you until !${until}. After that it goes to the next person.`,
  },
  ended: {
    heading: 'Your offer has expired',
    text: 'You did not accept it in time, so it went to the next person on the waiting list. Register again to rejoin the list.',
  },
  cancelled: {
    heading: 'Your registration is cancelled',
    text: 'Any ticket you had is no longer valid. If this is a mistake, register again on the event page.',
  },
  declined: {
    heading: 'Your registration was declined',
    text: 'The organiser could not accept your registration.',
  },
  past: 'The event is over, so you can no longer change your registration.',
  holder: 'For',
  event: 'To',
  eventPage: 'Event page',
  online: { label: 'Online', join: 'Join online' },
  ticket: {
    heading: 'Your ticket',
    code: 'QR code of the ticket',
    show: 'Show this code at the door. Anyone with this page can use your ticket and change or cancel your registration, so keep it private.',
    open: 'Open the ticket on its own',
  },
  accept: 'Accept the place',
  change: {
    open: 'Change my details',
    button: 'Save',
    done: 'Your details have been saved.',
  },
  cancel: {
    registered: {
      open: 'Cancel my registration',
      ask: 'Your place goes to someone else, and your ticket will no longer be valid.',
      button: 'Yes, cancel my registration',
    },
    waitlisted: {
      open: 'Leave the waiting list',
      ask: 'You will lose your position. If you register again, you start at the end of the list.',
      button: 'Yes, leave the waiting list',
    },
    offered: {
      open: 'Decline the place',
      ask: 'The place goes to the next person, and you leave the waiting list.',
      button: 'Yes, decline the place',
    },
    pending: {
      open: 'Cancel my registration',
      ask: 'The organiser no longer decides about your registration. You can register again.',
      button: 'Yes, cancel my registration',
    },
  },
  missing: {
    heading: 'Registration not found',
    text: 'No registration has this link. It may have been cut off when it was copied: open it from your email again.',
  },
}

export const personalMessages = translated('personalPage', personalEn)
