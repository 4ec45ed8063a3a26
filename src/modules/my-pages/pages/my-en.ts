import type { MyMessages } from './my-wording.ts'

export const myEn: MyMessages = {
  brand: 'My tickets and certificates',
  skipLink: 'Skip to content',
  failure: { note: 'Your tickets and certificates are as they were.', onward: 'Go to my tickets and certificates' },
  ask: {
    heading: 'My tickets and certificates',
    text: 'Enter the email address that you registered with. We send you a link that shows your tickets, certificates, badges and training.',
    label: 'Email address',
    button: 'Send me a link',
    problem: 'Enter an email address such as ada@example.org.',
    asked: {
      heading: 'Check your mail',
      text: 'If an organiser here knows this address, a link is on its way. It opens once, within 30 minutes. Nothing arrives? Look into your spam folder, or try the address that you registered with.',
    },
    withoutMail: {
      heading: 'This site sends no mail',
      text: 'Ask the organiser for your ticket or certificate.',
    },
  },
  open: {
    heading: 'Show my tickets and certificates',
    text: 'The link can be used once. This browser then shows them for 24 hours.',
    button: 'Show them',
  },
  used: {
    heading: 'This link was used or has expired',
    text: 'A link opens once, within 30 minutes. Send yourself another one.',
  },
  list: {
    heading: 'My tickets and certificates',
    text: 'This is everything that organisers here have for your address.',
    empty: 'There is nothing for your address.',
    more: (count) => `The newest ${count} of each organiser are shown. The download has all.`,
  },
  tickets: {
    heading: 'Tickets',
    noDate: 'The organiser will tell you when',
    status: {
      registered: 'registered',
      waitlisted: 'on the waiting list',
      offered: 'a place is available',
      cancelled: 'cancelled',
      pending: 'waiting for approval',
    },
  },
  certificates: {
    heading: 'Certificates',
    status: { active: 'valid', expired: 'expired', revoked: 'revoked' },
    issued: 'Issued',
    search: { shown: 'Search engines may show it.', hidden: 'Hidden from search engines.' },
    show: 'Show to search engines',
    hide: 'Hide from search engines',
    about: 'Anyone with the link or code of a certificate can verify it either way.',
  },
  badges: { heading: 'Badges' },
  trainings: {
    heading: 'Training',
    due: 'Due',
    done: 'Completed',
    status: { compliant: 'completed', overdue: 'overdue', due: 'open' },
  },
  courses: {
    heading: 'Courses to complete',
    about:
      'Did you complete a course elsewhere? Send the certificate or another proof. The organiser decides about it.',
    send: 'Send proof',
    file: 'File',
    fileAbout: (megabytes) => `PDF, PNG, JPEG or WebP, at most ${megabytes} MB.`,
    day: 'Day of completion, if known',
    button: 'Send',
    problems: {
      missing: 'Choose a file.',
      type: 'Choose a PDF, PNG, JPEG or WebP file.',
      size: 'The file is too large. Choose a smaller one.',
      day: 'Enter a day that is not in the future.',
      waiting: 'You sent several files for this course. Wait until the organiser has decided.',
    },
  },
  evidence: {
    heading: 'Proof of courses',
    sent: 'Sent',
    reason: 'Reason',
    status: { pending: 'waiting for a decision', approved: 'accepted', declined: 'declined' },
  },
  data: {
    heading: 'My data',
    text: 'The file has your registrations with your answers, certificates, badges and training, as JSON.',
    download: 'Download my data',
  },
  erase: {
    heading: 'Erase my data',
    text: 'Each organiser decides about what it has, because laws may require it to keep some records. It usually answers within a month.',
    ask: 'Your tickets stop working, and your badges are revoked. Certificates stay valid unless the organiser revokes them.',
    button: 'Ask all organisers to erase my data',
    waiting: 'You asked all organisers. They will answer you.',
  },
  leave: {
    heading: 'Leave',
    text: 'On a computer that others use, leave when you are done.',
    button: 'Leave',
  },
  done: {
    evidence: 'Your file was sent. The organiser decides about it.',
    erase: 'Your request was sent to every organiser.',
    shown: 'Search engines may now show this certificate. That can take weeks.',
    hidden: 'The certificate is hidden. Search engines can take weeks to remove it.',
  },
}
