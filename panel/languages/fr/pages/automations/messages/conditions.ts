import type { conditionMessages as conditionMessagesType } from '../../../../../src/pages/automations/messages/conditions.ts'

export const conditionMessages: typeof conditionMessagesType = {
  title: 'Seulement si',
  about:
    'Toutes les conditions doivent être remplies au moment de l’action. Sans condition, elle s’applique à tout le monde.',
  everyone: 'S’applique à tout le monde',
  nth: (n) => `Condition ${n}`,
  add: 'Ajouter une condition',
  remove: (n) => `Supprimer la condition ${n}`,
  field: 'Condition',
  fields: {
    tag: 'Étiquette',
    answer: 'Réponse à une question',
    tier: 'Niveau du certificat',
    kind: 'Catégorie du certificat',
    language: 'Langue',
    attended: 'Présence',
  },
  question: 'Question',
  noQuestions: 'Cet événement ne pose aucune question.',
  operator: 'Comparaison',
  operators: { is: 'est', is_not: 'n’est pas' },
  value: 'Valeur',
  yes: 'Oui',
  no: 'Non',
  choose: 'Choisir…',
  attendee: 'Participant',
  says: {
    tag: (value, is) => (is ? `A l’étiquette ${value}` : `N’a pas l’étiquette ${value}`),
    answer: (value, is, question) => (is ? `${question} : ${value}` : `${question} : pas ${value}`),
    tier: (value, is) => (is ? `Le niveau du certificat est ${value}` : `Le niveau du certificat n’est pas ${value}`),
    kind: (value, is) =>
      is ? `La catégorie du certificat est ${value}` : `La catégorie du certificat n’est pas ${value}`,
    language: (value, is) => (is ? `La langue est ${value}` : `La langue n’est pas ${value}`),
    attended: (_, is) => (is ? 'A participé à l’événement' : 'N’a pas participé à l’événement'),
  },
}
