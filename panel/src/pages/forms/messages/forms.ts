import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type View = 'submissions' | 'questions' | 'settings' | 'share'

export const formMessages = messages({
  title: 'Forms',
  create: 'New form',
  none: 'No forms yet.',
  noneHow:
    'A form collects enquiries or sign-ups on a page of its own or on your website, and adds people to your contacts.',
  name: 'Name',
  submissions: 'Submissions',
  state: 'Status',
  open: 'Open',
  closed: 'Closed',
  address: 'Address',
  created: 'Created',
  start: 'Questions to start with',
  views: {
    submissions: 'Submissions',
    questions: 'Questions',
    settings: 'Settings',
    share: 'Share',
  } as Record<View, string>,
  close: 'Close form',
  reopen: 'Open form',
  closedNow: 'Form closed. It takes no answers.',
  opened: 'Form opened.',
  visit: 'Open page',
  closedNote: 'This form is closed. Visitors see that it takes no answers.',
  count: (count: string) => counted(count, 'submission', 'submissions'),
  remove: 'Delete form',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeAbout: 'The page and its address disappear. This cannot be undone.',
  removeAll: (count: string) =>
    `${counted(count, 'submission', 'submissions')} will be permanently deleted with the form. Contacts are kept. This cannot be undone.`,
  instead: 'To keep the submissions, close the form instead.',
  removed: 'Form deleted.',
  noQuestions: 'No questions yet.',
  noQuestionsHow: 'Add the first question. A form needs at least one.',
  thanks: 'After submitting',
  form: 'Form',
  previewShows: 'Preview shows',
  link: 'Page of the form',
  qr: 'QR code',
  saveQr: 'Save QR code',
  script: 'On your website, with a script',
  scriptAbout: 'The form gets the height it needs, and the next page opens in the whole window.',
  frame: 'On your website, without a script',
  frameAbout: 'For website builders that allow no scripts. The height is fixed.',
  copyCode: 'Copy code',
})
