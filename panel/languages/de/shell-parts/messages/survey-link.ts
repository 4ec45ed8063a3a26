import type { surveyLinkMessages as surveyLinkMessagesType } from '../../../../src/shell-parts/messages/survey-link.ts'

export const surveyLinkMessages: typeof surveyLinkMessagesType = {
  copy: 'Umfragelink kopieren',
  copyOf: (name) => `Umfragelink kopieren: ${name}`,
  copied: (name) => `Umfragelink kopiert: ${name}.`,
  answered: 'Diese Person hat schon geantwortet.',
  states: {
    none: 'Die Veranstaltung hat keine Umfrage.',
    not_open: 'Die Umfrage ist noch nicht offen.',
    open: 'Die Umfrage ist offen.',
    closed: 'Die Umfrage ist geschlossen.',
  },
}
