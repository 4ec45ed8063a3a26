import { messages } from '../../../messages/use-messages.tsx'

export const submissionMessages = messages({
  title: 'Submissions',
  one: 'Submission',
  find: 'Search answers',
  none: 'No submissions yet.',
  noneHow: 'Share the form: submissions appear here as they arrive.',
  share: 'Share form',
  sent: 'Submitted',
  contact: 'Contact',
  allRecords: 'All records',
  noContact: 'No contact',
  language: 'Language',
  consent: 'Agreed to',
  consentVersion: (version: string) => `version ${version}`,
  yes: 'Yes',
  no: 'No',
  remove: 'Delete submission',
  removeAbout:
    'The answers are permanently deleted, also from notification emails. The contact is kept. This cannot be undone.',
  removed: 'Submission deleted.',
})
