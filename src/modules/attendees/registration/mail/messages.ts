import { translated } from '../../../../lib/text/translated.ts'

declare module '../../../../lib/text/texts.ts' {
  interface Texts {
    registrationMails: MailMessages
  }
}

/** A mail: subject, heading, paragraphs and the label of its button. */
export type MailText = { subject: string; heading: string; paragraphs: string[]; button: string }

/**
 * Texts of registration mails without a template. `event` and other input is isolated; with an empty `name` there is no
 * greeting.
 */
export type MailMessages = {
  hello: (name: string) => string
  /** `host` registered the recipient as a guest. */
  guest: (host: string, event: string) => string
  /** Sessions that were full when the recipient became registered. */
  missed: (titles: string[]) => string
  when: string
  where: string
  online: string
  organiser: string
  footer: (event: string) => string
  waitlisted: (event: string, position: string) => MailText
  pending: (event: string) => MailText
  declined: (event: string, reason: string | null) => MailText
  known: (event: string) => MailText
  offerEnded: (event: string) => MailText
  cancelled: (event: string) => MailText
  /** The link to confirm a registration, and the hours until it expires. */
  confirm: (event: string, hours: number) => MailText
  confirmFooter: string
}

const mailEn: MailMessages = {
  hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  guest: (host, event) => `${host || 'Somebody'} registered you for ${event}.`,
  missed: (titles) =>
    `No place was left for you in ${titles.map((title) => `“${title}”`).join(', ')}. Open your registration to choose another session.`,
  when: 'When',
  where: 'Where',
  online: 'Online',
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
  pending: (event) => ({
    subject: `Your registration waits for approval: ${event}`,
    heading: 'Your registration waits for approval',
    paragraphs: [
      `Thank you for registering for ${event}. The organiser approves each registration.`,
      'We email you as soon as they have decided. You need not do anything until then.',
    ],
    button: 'See or change my registration',
  }),
  declined: (event, reason) => ({
    subject: `Your registration was declined: ${event}`,
    heading: 'Your registration was declined',
    paragraphs: [`The organiser of ${event} could not accept your registration.`, ...(reason === null ? [] : [reason])],
    button: 'See my registration',
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
  confirm: (event, hours) => ({
    subject: `Please confirm your registration: ${event}`,
    heading: 'Please confirm your registration',
    paragraphs: [
      `Somebody, probably you, has entered this address to register for ${event}.`,
      `You are not registered yet. Open the link and press the button within ${hours} hours.`,
    ],
    button: 'Confirm my registration',
  }),
  confirmFooter: 'If that was not you, ignore this mail: nobody is registered without the link.',
}

export const mailMessages = translated('registrationMails', mailEn)
