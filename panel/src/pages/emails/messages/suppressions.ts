import { messages } from '../../../messages/use-messages.tsx'

export const suppressionMessages = messages({
  title: 'Suppressed addresses',
  find: 'Search addresses',
  address: 'Address',
  reason: 'Reason',
  reasons: {
    rejected: 'Address does not exist',
    complained: 'Reported as spam',
    unsubscribed: 'Unsubscribed',
    manual: 'Added by hand',
  },
  stops: {
    rejected: 'No emails are sent to this address.',
    complained: 'No emails are sent to this address.',
    unsubscribed: 'The person only gets emails about their own registration or certificates.',
    manual: 'No emails are sent to this address.',
  },
  detail: 'Details',
  detailAbout: 'For your colleagues, such as who asked for it.',
  since: 'Added',
  none: 'No suppressed addresses.',
  noneHow: 'Addresses that bounce, report spam or unsubscribe are added automatically.',
  add: 'Suppress address',
  addAbout: 'No emails are sent to this address any more, not even tickets and certificates.',
  added: (address: string) => `${address} suppressed.`,
  email: 'Email that led to it',
  everything: 'Everything about this address',
  remove: 'Allow emails again',
  removeAbout: {
    rejected:
      'The mail server said that this mailbox does not exist. Emails to it bounce again, and many bounces make mail providers distrust your other emails. Continue only if the mailbox was set up since.',
    complained:
      'The person reported an email as spam. Writing again can lead to further reports, and mail providers then treat your other emails as spam. Continue only if the person asked for emails.',
    unsubscribed: 'The person unsubscribed. Continue only if they asked for these emails again.',
    manual: 'Emails to this address are sent again.',
  },
  removed: (address: string) => `Emails to ${address} are allowed again.`,
})
