import { messages } from '../../messages/use-messages.tsx'

/** Values of the fields of a contact. */
export const contactWords = messages({
  en: {
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
  },
  tr: {
    stages: { lead: 'Aday', qualified: 'Nitelikli', customer: 'Müşteri', evangelist: 'Destekçi' },
    consents: { unknown: 'Bilinmiyor', granted: 'İzin verdi', denied: 'Reddetti' },
    sources: {
      api: 'API',
      panel: 'Elle eklendi',
      import: 'İçe aktarma',
      registration: 'Kayıt',
      form: 'Form',
    },
    unnamed: (id: number) => `Kişi ${id}`,
  },
})
