import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { overviewMessages as overviewMessagesType } from '../../../../../src/pages/overview/messages/overview.ts'

const plural = pluralsOf('fr')

export const overviewMessages: typeof overviewMessagesType = {
  wrong: 'À traiter',
  nothingWrong: 'Tout fonctionne.',
  noMailServer: 'Aucun serveur de messagerie n’est configuré. Les e-mails sont conservés, mais pas remis.',
  emailsFailed: (n) =>
    plural(n, { one: '# e-mail a échoué ces 7 derniers jours.', other: '# e-mails ont échoué ces 7 derniers jours.' }),
  endpointsFailing: (n) => plural(n, { one: '# webhook est en échec.', other: '# webhooks sont en échec.' }),
  endpointsOff: (n) =>
    plural(n, {
      one: '# webhook a été désactivé après des échecs répétés.',
      other: '# webhooks ont été désactivés après des échecs répétés.',
    }),
  jobsFailed: (n) =>
    plural(n, {
      one: '# tâche de fond a échoué ces 7 derniers jours.',
      other: '# tâches de fond ont échoué ces 7 derniers jours.',
    }),
  creditsLow: (n) =>
    `Les crédits s’épuisent : il en reste ${n}, moins que ce que vous avez utilisé ces 30 derniers jours.`,
  look: 'Voir',
  next: 'Prochain événement',
  noNext: 'Aucun événement à venir.',
  attendees: 'Participants',
  certificates: 'Certificats',
  runs: 'Tâches de fond',
  nothingRuns: 'Aucune tâche en cours.',
  ofHow: (done, total) => `${done} sur ${total}`,
  rest: (minutes) => `Encore ${minutes} min environ`,
  jobKind: {
    bulk_job: 'Certificats en lot',
    contact_import: 'Import de contacts',
    lead_scores: 'Scores des prospects',
    retention: 'Conservation des données',
  },
  jobStatus: { pending: 'En attente', running: 'En cours' },
  went: 'Activité',
  days: '30 derniers jours',
  allTime: 'Depuis le début',
  totals: {
    events: 'Événements',
    attendees: 'Participants',
    certificates: 'Certificats',
    badges: 'Badges',
    contacts: 'Contacts',
  },
  registrations: 'Inscriptions',
  issued: 'Certificats délivrés',
  before: (n) => `${n} sur les 30 jours précédents`,
  asTable: (what) => `${what} par jour (tableau)`,
  day: 'Jour',
  nothingToSee: 'Choisissez une page dans le menu pour commencer.',
}
