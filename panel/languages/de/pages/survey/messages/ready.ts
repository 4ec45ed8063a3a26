import type { readyMessages as readyMessagesType } from '../../../../../src/pages/survey/messages/ready.ts'

export const readyMessages: typeof readyMessagesType = {
  none: 'Diese Veranstaltung hat noch keine Umfrage.',
  noneHow: 'Teilnehmende können sie nach der Veranstaltung über einen eigenen Link beantworten.',
  take: 'Fertige Umfrage verwenden',
  questions: [
    { label: 'Wie war die Veranstaltung?', type: 'rating', required: true },
    { label: 'Wie wahrscheinlich empfehlen Sie sie weiter?', type: 'rating', max: '10' },
    {
      label: 'Was hat Ihnen gefallen?',
      type: 'choices',
      options: 'Vorträge\nVortragende\nBegegnungen\nVeranstaltungsort\nEssen\nOrganisation',
    },
    { label: 'Was sollten wir besser machen?', type: 'long_text' },
    { label: 'Würden Sie wiederkommen?', type: 'yes_no' },
  ],
}
