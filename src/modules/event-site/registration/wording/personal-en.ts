import { html } from 'ghtml'
import type { PersonalWording } from './personal-wording.ts'

export const personalEn: PersonalWording = {
  registered: { heading: 'You are registered', text: 'Your place is yours.' },
  waitlisted: {
    heading: 'You are on the waiting list',
    text: (position) =>
      position === 1
        ? 'You are the next. When a place becomes free, we offer it to you by mail.'
        : `You are number ${position}. When a place becomes free for you, we offer it to you by mail.`,
  },
  offered: {
    heading: 'A place is free for you',
    text: (until) => html`It is kept for you until !${until}. After that it is offered to the next person.`,
  },
  ended: {
    heading: 'The offer of your place has ended',
    text: 'It was not taken in time, so it goes to the next on the waiting list. Register again to be back on the list.',
  },
  cancelled: {
    heading: 'Your registration is cancelled',
    text: 'You do not take part, and a ticket that you had opens no door. If that is a mistake, register again on the page of the event.',
  },
  past: 'The event is over, so nothing can be changed here any more.',
  holder: 'For',
  event: 'To',
  eventPage: 'Page of the event',
  ticket: {
    heading: 'Your ticket',
    code: 'QR code of the ticket',
    show: 'Show this code at the door. Whoever has this page can come in with it, and change or cancel your registration, so keep it to yourself.',
    open: 'Open the ticket alone',
  },
  accept: 'Take the place',
  change: {
    open: 'Change my details',
    button: 'Save',
    done: 'Your details are saved.',
  },
  cancel: {
    registered: {
      open: 'Cancel my registration',
      ask: 'Your place goes to somebody else, and your ticket opens no door any more.',
      button: 'Yes, cancel my registration',
    },
    waitlisted: {
      open: 'Leave the waiting list',
      ask: 'Your place on the list is lost. Should you register again, you come last.',
      button: 'Yes, leave the waiting list',
    },
    offered: {
      open: 'Decline the place',
      ask: 'The place is offered to the next person, and you leave the waiting list.',
      button: 'Yes, decline the place',
    },
  },
  missing: {
    heading: 'No such registration',
    text: 'There is no registration with this link. Perhaps it was cut off when it was copied: open it from your mail again.',
  },
}
