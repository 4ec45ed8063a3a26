import type { contactWords as contactWordsType } from '../../../../src/shell-parts/messages/contact-words.ts'

export const contactWords: typeof contactWordsType = {
  stages: { lead: 'Lead', qualified: 'Qualifiziert', customer: 'Kunde', evangelist: 'Fürsprecher' },
  consents: { unknown: 'Nicht bekannt', granted: 'Eingewilligt', denied: 'Abgelehnt' },
  sources: {
    api: 'API',
    panel: 'Von Hand hinzugefügt',
    import: 'Import',
    registration: 'Anmeldung',
    form: 'Formular',
  },
  unnamed: (id) => `Kontakt ${id}`,
}
