import { html } from 'ghtml'
import type { RegistrationWording } from './registration-wording.ts'

export const registrationEn: RegistrationWording = {
  brand: 'Event',
  skipLink: 'Skip to the event',
  failure: { note: 'This says nothing about any registration.', onward: 'Check a certificate' },
  types: {
    conference: 'Conference',
    workshop: 'Workshop',
    seminar: 'Seminar',
    webinar: 'Webinar',
    training: 'Training',
    course: 'Course',
    meetup: 'Meetup',
    ceremony: 'Ceremony',
    competition: 'Competition',
    other: 'Event',
  },
  facts: {
    when: 'When',
    noDate: 'The organiser will tell you',
    until: (day) => html`until !${day}`,
    where: 'Where',
    organiser: 'Organiser',
    places: 'Places',
    left: (places) => (places === 1 ? '1 place left' : `${places} places left`),
    full: (waiting) =>
      waiting === 0
        ? 'Full: you can join the waiting list'
        : `Full: you can join the waiting list (${waiting} waiting)`,
  },
  calendar: 'Add it to your calendar',
  agenda: {
    heading: 'Agenda',
    zone: (zone) => `Times are local: ${zone}.`,
    until: (clock, day) => `${clock} on ${day}`,
    more: (count) => `${count} more ${count === 1 ? 'session' : 'sessions'} in the calendar`,
  },
  form: {
    register: { heading: 'Register', text: '', button: 'Register' },
    wait: {
      heading: 'Join the waiting list',
      text: 'All places are taken. When one becomes free for you, we offer it to you by mail.',
      button: 'Join the waiting list',
    },
    goes: (organiser) => html`What you send goes to !${organiser}, for this event.`,
    email: { label: 'E-mail address', hint: 'Your ticket, and a link to change or cancel, go there.' },
    firstName: 'First name',
    lastName: 'Last name',
  },
  refused: {
    disabled: { heading: 'No registration here', text: 'Nobody can register for this event on this page.' },
    past: { heading: 'This event is over', text: 'It has taken place, so nobody can register any more.' },
    closed: {
      heading: 'Registration is closed',
      text: 'The organiser has closed it. Ask them if you would like to come.',
    },
    not_open: { heading: 'Registration has not opened yet', text: (time) => html`It opens on !${time}.` },
  },
  done: {
    registered: {
      heading: 'Look into your mail',
      text: 'Thank you. A mail with your ticket is on its way to you. If you cannot find it within some minutes, look among the unwanted mail.',
    },
    waitlisted: {
      heading: 'Look into your mail',
      text: 'Thank you. The event is full, so you are on the waiting list. A mail tells you your place on it; when a place becomes free for you, another mail offers it to you.',
    },
    withoutMail: {
      registered: {
        heading: 'You are registered',
        text: 'Thank you. This site sends no mails at present, so no ticket comes to you: the organiser has it, and finds you at the door by your name.',
      },
      waitlisted: {
        heading: 'You are on the waiting list',
        text: 'Thank you. The event is full. This site sends no mails at present, so ask the organiser whether a place has become free for you.',
      },
    },
    back: 'Back to the event',
  },
  missing: {
    heading: 'No such event',
    text: 'There is no event with this address. Perhaps the address was cut off when it was copied, or the organiser has taken the page away: ask them.',
  },
}
