import { messages } from '../../messages/use-messages.tsx'

/** Values of the fields of a contact. */
export const contactWords = messages({
  stages: { lead: 'Lead', qualified: 'Qualified', customer: 'Customer', evangelist: 'Evangelist' },
  consents: { unknown: 'Not known', granted: 'Agreed', denied: 'Declined' },
  sources: {
    api: 'API',
    panel: 'Added by hand',
    import: 'Import',
    registration: 'Registration',
    form: 'Form',
  },
  unnamed: (id: number) => `Contact ${id}`,
})
