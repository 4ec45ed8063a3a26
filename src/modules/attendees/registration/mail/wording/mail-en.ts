import type { MailWording } from './mail-wording.ts'

export const mailEn: MailWording = {
  hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  when: 'When',
  where: 'Where',
  organiser: 'Organiser',
  footer: (event) =>
    `You get this mail because this address was registered for ${event}. If that was not you, cancel the registration by the link above.`,
  waitlisted: (event, position) => ({
    subject: `You are on the waiting list: ${event}`,
    heading: 'You are on the waiting list',
    paragraphs: [
      `${event} is full. You are number ${position} on the waiting list.`,
      'When a place becomes free for you, we offer it to you by mail. You need not do anything until then.',
    ],
    button: 'See my place, or leave the list',
  }),
  known: (event) => ({
    subject: `You are registered already: ${event}`,
    heading: 'You are registered already',
    paragraphs: [
      `Somebody, probably you, has just registered this address for ${event} once more. Nothing has changed.`,
      'The link leads to your registration, with your ticket or your place on the waiting list.',
    ],
    button: 'See my registration',
  }),
  offerEnded: (event) => ({
    subject: `Your place was passed on: ${event}`,
    heading: 'The offer of your place has ended',
    paragraphs: [
      `The place at ${event} that was kept for you was not taken in time, so it goes to the next on the waiting list.`,
      'Would you still like to come? Register again, and you are back on the list.',
    ],
    button: 'See my registration',
  }),
  cancelled: (event) => ({
    subject: `Cancelled: ${event}`,
    heading: 'Your registration is cancelled',
    paragraphs: [
      `You no longer take part in ${event}, and a ticket that you had opens no door.`,
      'Was that a mistake? Register again on the page of the event.',
    ],
    button: 'See my registration',
  }),
}
