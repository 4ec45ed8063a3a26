import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type Change = 'add_tag' | 'remove_tag' | 'lifecycle_stage' | 'owner'
const contacts = (count: string) => counted(count, 'contact', 'contacts')

export const bulkMessages = messages({
  change: 'Change',
  delete: 'Delete',
  changeMany: (count: string) => `Change ${contacts(count)}`,
  changeNow: (count: string) => `Change ${contacts(count)}`,
  firstOnly: (most: string) => `Only the first ${most} of the list are included; repeat it for the others.`,
  what: 'Change',
  changes: {
    add_tag: 'Add a tag',
    remove_tag: 'Remove a tag',
    lifecycle_stage: 'Set the stage',
    owner: 'Set the owner',
  } as Record<Change, string>,
  values: { add_tag: 'Tag', remove_tag: 'Tag', lifecycle_stage: 'Stage', owner: 'Owner' } as Record<Change, string>,
  ownerAbout: 'Leave it empty for nobody.',
  progress: 'Progress',
  running: (done: string, all: string) => `${done} of ${all}`,
  over: (done: string, all: string) => `Done: ${done} of ${all}.`,
  stop: 'Stop',
  deleteMany: (count: string) => `Delete ${contacts(count)}?`,
  deleteNow: (count: string) => `Delete ${contacts(count)}`,
  deleteAbout:
    'This permanently deletes them with their notes and timelines. It cannot be undone. Contacts with deals are kept.',
  kept: (count: string) => `${contacts(count)} kept, since there are deals.`,
})
