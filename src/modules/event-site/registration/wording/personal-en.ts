import { html } from 'ghtml'
import type { PersonalWording } from './personal-wording.ts'

export const personalEn: PersonalWording = {
  registered: { heading: 'You are registered', text: 'Your place is confirmed.' },
  waitlisted: {
    heading: 'You are on the waiting list',
    text: (position) =>
      position === 1
        ? 'You are next in line. When a place becomes free, we will email you an offer.'
        : `You are number ${position}. When a place becomes free for you, we will email you an offer.`,
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
  past: 'The event is over, so you can no longer change your registration.',
  holder: 'For',
  event: 'To',
  eventPage: 'Event page',
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
  },
  missing: {
    heading: 'Registration not found',
    text: 'No registration has this link. It may have been cut off when it was copied: open it from your email again.',
  },
}
