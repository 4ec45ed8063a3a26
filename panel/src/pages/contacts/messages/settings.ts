import type { ContactProperty } from '@laurel/client'
import { messages } from '../../../messages/use-messages.tsx'

export const crmSettingsMessages = messages({
  title: 'Contact settings',
  events: 'Contacts from events',
  feed: 'Create contacts from activity at events',
  feedAbout:
    'Registrations, attendance, certificates and surveys create contacts and appear in their timelines. Activity while this is off is not added later.',
  feedOn: 'Activity at events creates contacts.',
  feedOff: 'Activity at events does not create contacts.',
  fields: 'Custom fields',
  fieldsAbout: 'They appear on every contact, in forms and imports, and as columns of the list.',
  noFields: 'There are none yet.',
  addField: 'Add field',
  nth: (nth: string) => `Field ${nth}`,
  label: 'Label',
  key: 'Key',
  keyAbout: 'Used in imports and by the API; it never changes.',
  type: 'Type',
  types: { text: 'Text', number: 'Number', date: 'Date', choice: 'Choice' } as Record<ContactProperty['type'], string>,
  options: 'Options',
  optionsAbout: 'One per line. Contacts keep an option that is removed.',
  up: 'Move up',
  upOf: (name: string) => `Move up: ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  lostTitle: 'Delete values of contacts?',
  lostAbout: 'Contacts have values in fields that were removed or have another type. Saving deletes them permanently:',
  lostSave: 'Delete values and save',
  tags: 'Tags',
  noTags: 'No contact has a tag.',
  mostUsed: (count: string) => `The ${count} most used tags are shown.`,
})
