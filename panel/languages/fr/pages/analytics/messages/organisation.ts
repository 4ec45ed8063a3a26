import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { organisationMessages as organisationMessagesType } from '../../../../../src/pages/analytics/messages/organisation.ts'

const plural = pluralsOf('fr')

export const organisationMessages: typeof organisationMessagesType = {
  title: 'Statistiques',
  views: {
    overview: 'Vue d’ensemble',
    certificates: 'Certificats',
    contacts: 'Contacts et affaires',
    training: 'Formations',
  },
  comparedWith: (days) => `Par rapport à la période précédente : ${days}.`,
  nothingBefore: (days, from) =>
    `Pas encore assez de données pour comparer : rien n’a été compté sur la période précédente (${days}).${from ? ` La comparaison sera possible à partir du ${from}, plus tôt avec une période plus courte.` : ''}`,
  figures: {
    events: 'Événements',
    registered: 'Inscriptions',
    attended: 'Présents',
    no_shows: 'Absents',
    certificates_issued: 'Certificats délivrés',
    certificates_verified: 'Certificats vérifiés',
    survey_responses: 'Réponses aux enquêtes',
    emails_sent: 'E-mails envoyés',
    credits_used: 'Crédits utilisés',
  },
  funnel: 'De l’inscription au certificat',
  checkIns: 'Pointages',
  byHour: 'Pointages par heure de la journée',
  byHourAbout: (zone) => `Tous les jours de la période réunis, heures du fuseau ${zone}.`,
  hour: 'Heure',
  noCheckIns: 'Aucun pointage sur cette période.',
  events: 'Événements remarquables',
  noEvents: 'Aucun événement de cette période n’est encore terminé.',
  order: 'Ordre des événements',
  orders: {
    best_attended: 'Meilleure participation',
    worst_attended: 'Plus faible participation',
    most_registered: 'Le plus d’inscriptions',
    least_registered: 'Le moins d’inscriptions',
  },
  event: 'Événement',
  attendance: 'Participation',
  cameOf: (attended, registered) =>
    plural(attended, { one: `# présent sur ${registered}`, other: `# présents sur ${registered}` }),
  plan: 'Crédits et forfait',
  credits: 'Crédits restants.',
  creditsHeld: (held) =>
    plural(held, {
      one: 'Crédits restants, dont # réservé pour des tâches en cours.',
      other: 'Crédits restants, dont # réservés pour des tâches en cours.',
    }),
  limit: 'Limite',
  used: 'Utilisé',
  usedOf: (used, most) => `${used} sur ${most}`,
  near: 'presque atteinte',
  limits: {
    requests_per_minute: 'Requêtes API dans la minute la plus chargée',
    requests_per_hour: 'Requêtes API dans l’heure la plus chargée',
  },
}
