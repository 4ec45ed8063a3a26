import { messages } from '../../../messages/use-messages.tsx'

/** Texts of the sheet of one person. */
export const personMessages = messages({
  title: 'Training of a person',
  everything: 'Everything about this address',
  current: 'Current training',
  earlier: 'Earlier cycles',
  completions: 'Completed courses',
  noCompletions: 'No completed courses.',
  cycle: (cycle: string) => `Cycle ${cycle}`,
  dueOn: (day: string) => `due ${day}`,
  completedOn: (day: string) => `completed ${day}`,
  edit: 'Edit',
  editTitle: (programme: string) => `Edit ${programme}`,
  reassignAbout: 'Another address gives this training to another person.',
  save: 'Save',
  saved: 'Assignment saved.',
  delete: 'Delete',
  changeEmail: 'Change email address',
  changeEmailAbout:
    'All training of this person moves to the new address. Both records become one person; this cannot be undone.',
  newEmail: 'New email address',
  change: 'Change',
  changed: 'Email address changed.',
})
