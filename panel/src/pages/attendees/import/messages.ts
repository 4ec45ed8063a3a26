import { messages } from '../../../messages/use-messages.tsx'

export const importMessages = messages({
  title: 'Import attendees',
  sourceHow:
    'Paste cells from a spreadsheet with column names in the first row, paste names and email addresses, or upload a .csv or .xlsx file.',
  sample: 'Ada Lovelace <ada@example.org>\nAyşe Işık, ayse@example.org',
  fields: {
    name: 'Full name',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    status: 'Status (“attended” checks people in)',
    registration_type: 'Registration type',
  } as Record<string, string>,
  known: 'Existing attendees',
  skip: 'Keep unchanged',
  rename: 'Update name, type, values and answers',
  value: (label: string) => `Value: ${label}`,
  answer: (label: string) => `Answer: ${label}`,
  import: (count: number) => (count === 1 ? 'Import 1 attendee' : `Import ${count} attendees`),
  update: (count: number) => (count === 1 ? 'Update 1 attendee' : `Update ${count} attendees`),
  seeThem: 'View attendees',
})
