import { html } from 'ghtml'
import type { RegistrationMessages } from './registration-messages.ts'

export const registrationEn: RegistrationMessages = {
  brand: 'Event',
  skipLink: 'Skip to the event',
  failure: { note: 'This does not affect any registration.', onward: 'Find my tickets' },
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
    noDate: 'To be announced',
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
  calendar: 'Add to your calendar',
  back: 'More events',
  picture: (name) => `${name}: when, where and with whom`,
  agenda: {
    heading: 'Agenda',
    zone: (zone) => `Times are local: ${zone}.`,
    until: (clock, day) => `${clock} on ${day}`,
    more: (count) => `${count} more ${count === 1 ? 'session' : 'sessions'} in the calendar`,
    speakers: 'Speakers',
    about: 'About this session',
    calendar: 'Add to calendar',
    website: 'Website',
  },
  form: {
    register: { heading: 'Register', text: '', button: 'Register' },
    wait: {
      heading: 'Join the waiting list',
      text: 'All places are taken. When one becomes free for you, we will email you an offer.',
      button: 'Join the waiting list',
    },
    approval: {
      heading: 'Register',
      text: 'The organiser approves each registration. We will email you when they have decided.',
      button: 'Send registration',
    },
    goes: (organiser) => html`Your details go to !${organiser} for this event.`,
    email: { label: 'Email address', hint: 'We send your ticket and a link to change or cancel to this address.' },
    type: {
      label: 'Registration type',
      full: 'Full: waiting list',
      closed: 'Closed',
      approval: 'The organiser approves each registration',
    },
    firstName: 'First name',
    lastName: 'Last name',
  },
  refused: {
    disabled: { heading: 'No online registration', text: 'You cannot register for this event on this page.' },
    past: { heading: 'This event is over', text: 'It has taken place, so registration is closed.' },
    closed: {
      heading: 'Registration is closed',
      text: 'The organiser has closed registration. Contact them if you would like to come.',
    },
    not_open: { heading: 'Registration has not opened yet', text: (time) => html`It opens on !${time}.` },
  },
  done: {
    registered: {
      heading: 'Check your email',
      text: 'Thank you. An email with your ticket is on its way. If it does not arrive within a few minutes, check your spam folder.',
    },
    waitlisted: {
      heading: 'Check your email',
      text: 'Thank you. The event is full, so you are on the waiting list. We have emailed you your position, and will email you again when a place becomes free.',
    },
    pending: {
      heading: 'Check your email',
      text: 'Thank you. The organiser approves each registration. We have emailed you a link to it, and will email you again when they have decided.',
    },
    confirm: {
      heading: 'Check your email',
      text: 'Thank you. We have emailed you a link. Open it within 48 hours to complete your registration: until then you are not registered.',
    },
    withoutMail: {
      confirm: {
        heading: 'Check your email',
        text: 'Thank you. We have emailed you a link. Open it within 48 hours to complete your registration: until then you are not registered.',
      },
      registered: {
        heading: 'You are registered',
        text: 'Thank you. This site does not send email at the moment, so you will not receive a ticket. The organiser has it and will find you by name at the door.',
      },
      waitlisted: {
        heading: 'You are on the waiting list',
        text: 'Thank you. The event is full and you are on the waiting list. This site does not send email at the moment, so ask the organiser whether a place has become free.',
      },
      pending: {
        heading: 'Your registration waits for approval',
        text: 'Thank you. The organiser approves each registration. This site does not send email at the moment, so ask the organiser what they have decided.',
      },
    },
    back: 'Back to the event',
  },
  confirm: {
    heading: 'Confirm your registration',
    text: 'Press the button to complete your registration. Until then you are not registered.',
    button: 'Confirm my registration',
    changed: {
      heading: 'The form has changed',
      text: 'The organiser has changed the form since you filled it in. Please register again on the event page.',
    },
    full: {
      heading: 'A session is full',
      text: 'A session that you chose has no places left. Please register again on the event page and choose another.',
    },
    missing: {
      heading: 'This link no longer works',
      text: 'It has expired, or a newer email replaced it. Please register again on the event page.',
    },
  },
  missing: {
    heading: 'No such event',
    text: 'No event has this address. It may have been cut off when it was copied, or the organiser has removed the page.',
  },
}
