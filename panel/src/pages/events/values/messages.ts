import { messages } from '../../../messages/use-messages.tsx'

export const valueSettingsMessages = messages({
  title: 'Values on certificates',
  about:
    'Certificates can state more than name and date, such as hours, a grade or an accreditation number. Place a value in the design to print it. Built-in designs print the keys signatory and signatory_title below the signature line.',
  none: 'No values yet.',
  nth: (nth: string) => `Value ${nth}`,
  label: 'Label',
  key: 'Key',
  keyAbout: (key: string) => `{{values.${key}}} in designs and emails`,
  value: 'Value for everyone',
  valueAbout: 'Leave empty if each attendee has their own.',
  own: 'Each attendee has their own',
  question: 'Registration question',
  questionAbout: 'Its answer is used for attendees without a value of their own.',
  noQuestion: 'None',
  add: 'Add value',
  up: 'Move up',
  remove: 'Remove',
})
