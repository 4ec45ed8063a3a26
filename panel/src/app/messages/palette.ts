import { messages } from '../../messages/use-messages.tsx'

export const paletteMessages = messages({
  goTo: 'Search or jump to…',
  nothingFound: 'No results.',
  looking: 'Searching…',
  onThisPage: 'On this page',
  copyCall: 'Copy last request as cURL',
  callCopied: 'Copied. Set LAUREL_KEY to an API key before you run it.',
  found: 'Results',
  kinds: {
    event: 'Event',
    attendee: 'Attendee',
    certificate: 'Certificate',
    design: 'Design',
    contact: 'Contact',
  } as Record<string, string>,
  statuses: { active: 'Valid', revoked: 'Revoked', expired: 'Expired' } as Record<string, string>,
  ofThisEvent: 'This event',
  keys: 'Keyboard shortcuts',
  keyOf: {
    palette: 'Search or jump to a page',
    help: 'Show keyboard shortcuts',
    search: 'Search the list',
    move: 'Next or previous row',
    open: 'Open the row',
    choose: 'Select the row',
    create: 'Create',
    undo: 'Undo the last action',
    close: 'Close or clear the selection',
    jump: 'Go to',
  },
})
