import { messages } from '../../messages/use-messages.tsx'

export const webhookMessages = messages({
  edit: 'Edit',
  description: 'Description',
  reach: 'Sent for',
  everywhere: 'The whole organisation',
  reachAbout: 'Anything that belongs to no event, such as a change to a contact, is then not sent.',
  headers: 'Custom headers',
  headersAbout:
    'Sent with every delivery, such as an API key for your gateway. Values are stored encrypted and cannot be viewed later.',
  addHeader: 'Add header',
  headerName: 'Header name',
  headerValue: (name: string) => (name === '' ? 'Value' : `Value of ${name}`),
  removeHeader: 'Remove header',
  storedHeaders: (names: string) => `Current headers: ${names}. Their values stay as they are.`,
  replaceHeaders: 'Replace headers',
  replaceAbout: 'On saving, these headers replace all current ones. Leave the list empty to remove them.',
  none: 'None',
})
