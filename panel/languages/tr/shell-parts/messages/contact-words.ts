import type { contactWords as contactWordsType } from '../../../../src/shell-parts/messages/contact-words.ts'

export const contactWords: typeof contactWordsType = {
  stages: { lead: 'Aday', qualified: 'Nitelikli', customer: 'Müşteri', evangelist: 'Destekçi' },
  consents: { unknown: 'Bilinmiyor', granted: 'İzin verdi', denied: 'Reddetti' },
  sources: {
    api: 'API',
    panel: 'Elle eklendi',
    import: 'İçe aktarma',
    registration: 'Kayıt',
    form: 'Form',
  },
  unnamed: (id) => `Kişi ${id}`,
}
