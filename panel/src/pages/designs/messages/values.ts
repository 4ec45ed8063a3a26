import { messages } from '../../../messages/use-messages.tsx'

export const valueMessages = messages({
  add: 'Value…',
  noValues: 'Events can define values such as hours or a grade in their settings. Then you can add them here.',
  value: 'Value',
  textAbout: (placeholders: string) => `Values of events: ${placeholders}.`,
  private: 'Private values',
  privateAbout: 'Printed, but not shown on the certificate page or to people who verify the certificate.',
  privacy: 'Private values',
})
