import type { UnsubscribeMessages } from './unsubscribe-wording.ts'

export const unsubscribeEn: UnsubscribeMessages = {
  brand: 'Emails',
  skipLink: 'Skip to the content',
  failure: {
    note: 'This does not mean that you do or do not receive emails.',
    onward: 'Verify a certificate',
  },
  ask: (organisation) => ({
    heading: 'Do you want to unsubscribe?',
    text: `${organisation} will no longer send you surveys, reminders, invitations or news.`,
    button: 'Unsubscribe',
  }),
  done: (organisation) => ({
    heading: 'You are unsubscribed',
    text: `${organisation} will no longer send you surveys, reminders, invitations or news. An email that was already sent can still arrive.`,
    button: 'Subscribe again',
  }),
  back: 'You will receive these emails again.',
  still:
    'You will still receive emails about your own registrations and certificates: your ticket, an offered place, your certificate.',
  address: 'Your address',
  missing: {
    heading: 'This link is not valid',
    text: 'The link belongs to no email or is too old. It may have been cut off when it was copied: open it again from your email.',
  },
}
