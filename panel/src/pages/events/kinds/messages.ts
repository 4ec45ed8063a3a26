import { messages } from '../../../messages/use-messages.tsx'

export const kindMessages = messages({
  title: 'Kinds of certificate',
  about:
    'Attendees get the certificate described above. Add kinds for others, such as speakers or a jury, each with its own design, validity and values.',
  nth: (nth: string) => `Kind ${nth}`,
  label: 'Name of the kind',
  kind: 'Key of the kind',
  kindAbout: 'For the API and files, such as speaker.',
  design: 'Design of the kind',
  ofEvent: 'As for attendees',
  add: 'Add kind',
  remove: 'Remove kind',
  validity: 'Validity',
  units: {
    never: 'Never expires',
    days: 'Number of days',
    months: 'Number of months',
    years: 'Number of years',
    until: 'Until a date',
  },
  until: 'Valid until',
})
