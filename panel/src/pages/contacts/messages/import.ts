import type { ContactImport } from '@laurel/client'
import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

const contacts = (count: number) => counted(String(count), 'contact', 'contacts')

export const contactImportMessages = messages({
  title: 'Import contacts',
  about:
    'Paste cells from a spreadsheet with column names in the first row, or upload a .csv file of up to 200,000 rows or an .xlsx file of up to 20,000.',
  sample: 'Name\tEmail\tCompany\nAda Lovelace\tada@example.org\tEngines\nAyşe Işık\tayse@example.org\tIşık Holding',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    title: 'Job title',
    company: 'Company',
    website: 'Website of the company',
    tags: 'Tags',
    lifecycle_stage: 'Stage',
    email_consent: 'Email consent',
    owner: 'Owner',
    notes: 'Note',
  } as Record<string, string>,
  custom: (label: string) => `Custom field: ${label}`,
  known: 'Existing contacts',
  modes: {
    update: 'Overwrite with the values of the list',
    fill: 'Only fill in empty fields',
  } as Record<ContactImport['mode'], string>,
  import: (count: number) => `Import ${contacts(count)}`,
  update: (count: number) => `Update ${contacts(count)}`,
  seeThem: 'View contacts',
  list: 'Previous imports',
  none: 'No imports yet',
  noneAbout: 'Imports appear here with their results.',
  file: 'File',
  status: 'Status',
  statuses: {
    pending: 'Waiting',
    running: 'Running',
    completed: 'Complete',
    failed: 'Failed',
    cancelled: 'Cancelled',
  } as Record<ContactImport['status'], string>,
  result: 'Result',
  rows: 'Rows',
  started: 'Started',
  mode: 'Existing contacts',
  progress: (done: string, all: string) => `${done} of ${all} rows`,
  goesOn: 'You can leave this page; the import continues.',
  cancel: 'Cancel import',
  cancelAbout: 'Contacts that were imported so far stay.',
  cancelled: 'Import cancelled.',
})
