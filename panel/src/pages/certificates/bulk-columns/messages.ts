import { messages } from '../../../messages/use-messages.tsx'

export const bulkColumnMessages = messages({
  columns: 'Match columns',
  header: 'Column',
  first: 'First value',
  means: 'Use as',
  targets: {
    name: 'Full name',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
  } as Record<string, string>,
  ignored: 'Ignore',
  unnamed: (letter: string) => `Column ${letter}`,
  sheet: 'Sheet',
  kind: 'Kind of certificate',
  attendeeKind: 'Attendee (default)',
  chooseName: 'No column of names was recognised. Choose it below.',
  missing: 'Rows without a value',
  blank: 'Create their certificate and leave the line out',
  skip: 'Leave the row out',
})
