import type { contactWords as contactWordsType } from '../../../../src/shell-parts/messages/contact-words.ts'

export const contactWords: typeof contactWordsType = {
  stages: { lead: 'Prospect', qualified: 'Qualifié', customer: 'Client', evangelist: 'Ambassadeur' },
  consents: { unknown: 'Inconnu', granted: 'Accepté', denied: 'Refusé' },
  sources: {
    api: 'API',
    panel: 'Ajouté à la main',
    import: 'Import',
    registration: 'Inscription',
    form: 'Formulaire',
  },
  unnamed: (id) => `Contact ${id}`,
}
