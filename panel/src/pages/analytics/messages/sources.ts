import { messages } from '../../../messages/use-messages.tsx'

/** Ways in which attendees and contacts are added. */
export const sourceMessages = messages<Record<string, string>>({
  api: 'API',
  panel: 'Panel',
  import: 'Import',
  registration: 'Registration page',
  form: 'Form',
})
