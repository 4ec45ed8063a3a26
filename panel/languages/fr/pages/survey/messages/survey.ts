import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { surveyMessages as surveyMessagesType } from '../../../../../src/pages/survey/messages/survey.ts'

const plural = pluralsOf('fr')

export const surveyMessages: typeof surveyMessagesType = {
  title: 'Enquête',
  views: { answers: 'Résultats', responses: 'Réponses', questions: 'Questions' },
  state: 'État de l’enquête',
  states: { none: 'Pas d’enquête', not_open: 'Pas encore ouverte', open: 'Ouverte', closed: 'Close' },
  opensOn: (time) => `Ouvre le ${time}.`,
  noOpening: 'Indiquez quand elle ouvre : l’événement n’a pas d’heure de fin.',
  closesOn: (time) => `Se termine le ${time}.`,
  responsesOf: (count, of, share) =>
    plural(count, {
      one: `# participant sur ${of} a répondu (${share})`,
      other: `# participants sur ${of} ont répondu (${share})`,
    }),
  times: 'Dates d’ouverture',
  opens: 'Ouverture de l’enquête',
  opensAbout: 'Laissez vide pour l’ouvrir à la fin de l’événement.',
  closes: 'Clôture de l’enquête',
  closesAbout: 'Laissez vide pour la laisser ouverte.',
}
