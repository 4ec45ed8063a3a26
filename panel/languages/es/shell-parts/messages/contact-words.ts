import type { contactWords as contactWordsType } from '../../../../src/shell-parts/messages/contact-words.ts'

export const contactWords: typeof contactWordsType = {
  stages: { lead: 'Interesado', qualified: 'Cualificado', customer: 'Cliente', evangelist: 'Promotor' },
  consents: { unknown: 'No se sabe', granted: 'Aceptado', denied: 'Rechazado' },
  sources: {
    api: 'API',
    panel: 'Añadido a mano',
    import: 'Importación',
    registration: 'Inscripción',
    form: 'Formulario',
  },
  unnamed: (id) => `Contacto ${id}`,
}
