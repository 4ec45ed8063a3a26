import { counted, type Formats } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

/** Texts of the rule that assigns a programme by itself. */
export const ruleMessages = messages({
  title: 'Automatic assignment',
  off: 'Off',
  everybody: 'Every contact',
  tagged: (tags: string) => `Contacts tagged ${tags}`,
  reached: (count: number, { number }: Formats) => `${counted(number(count), 'contact', 'contacts')} so far`,
  change: 'Change',
  turnOn: 'Turn on',
  dialog: 'Assign automatically',
  about:
    'Contacts get the programme when they match: those who match now, and others when they are added or tagged. Each contact gets it once.',
  whom: 'Contacts',
  all: 'Every contact',
  some: 'Contacts with a tag',
  tags: 'Tags',
  tagsAbout: 'Separate tags with commas. One of them is enough.',
  noTags: 'Add at least one tag.',
  next: 'Continue',
  matching: (count: number, { number }: Formats) =>
    `${counted(number(count), 'contact matches', 'contacts match')} now.`,
  assigns: (count: number, { number }: Formats) =>
    `${counted(number(count), 'of them does', 'of them do')} not have the programme yet and will get it within moments.`,
  save: 'Assign automatically',
  saved: 'Contacts who match get the programme from now on.',
  turnOff: 'Turn off',
  turnedOff: 'Automatic assignment is off. Existing assignments stay.',
})
