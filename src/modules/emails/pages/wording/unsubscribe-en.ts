import type { UnsubscribeWording } from './unsubscribe-wording.ts'

export const unsubscribeEn: UnsubscribeWording = {
  brand: 'E-mails',
  skipLink: 'Skip to the content',
  failure: {
    note: 'This says nothing about whether you get e-mails.',
    onward: 'Check a certificate',
  },
  ask: (organisation) => ({
    heading: 'Do you want no more e-mails?',
    text: `Then ${organisation} sends you no more surveys, reminders, invitations or news.`,
    button: 'Unsubscribe',
  }),
  done: (organisation) => ({
    heading: 'You are unsubscribed',
    text: `${organisation} sends you no more surveys, reminders, invitations or news. An e-mail that is on its way already can still arrive.`,
    button: 'Get them again',
  }),
  back: 'You get these e-mails again.',
  still:
    'E-mails about a registration or a certificate of your own still come: your ticket, a place that became free, your certificate.',
  address: 'Your address',
  missing: {
    heading: 'This link leads to nothing',
    text: 'No e-mail has this link, or it is too old. Perhaps it was cut off when it was copied: open it from your e-mail again.',
  },
}
