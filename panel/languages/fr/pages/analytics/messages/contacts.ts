import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactFigureMessages as contactFigureMessagesType } from '../../../../../src/pages/analytics/messages/contacts.ts'

const plural = pluralsOf('fr')

export const contactFigureMessages: typeof contactFigureMessagesType = {
  title: 'Contacts',
  contacts: 'Contacts',
  newContacts: 'Nouveaux contacts',
  active: 'Contacts actifs',
  companies: 'Entreprises',
  newCompanies: 'Nouvelles entreprises',
  overTime: 'Contacts nouveaux et actifs',
  bySource: 'Contacts par origine',
  source: 'Origine',
  share: 'Part',
  newOf: (count) => plural(count, { one: '# nouveau sur cette période', other: '# nouveaux sur cette période' }),
  byStage: 'Contacts par étape',
  stage: 'Étape',
  stages: { lead: 'Prospect', qualified: 'Qualifié', customer: 'Client', evangelist: 'Ambassadeur' },
  byScore: 'Contacts par score',
  byScoreAbout: 'Nombre de contacts dans chaque tranche de score.',
  score: 'Score',
  fewScores:
    'Pas encore assez de données : tous les contacts ont des scores proches. Des règles de score les différencient.',
  pipeline: 'Affaires',
  noDeals: 'Aucune affaire pour le moment.',
  pipelineIn: (currency) => `Affaires en cours, en ${currency}`,
  weighted: (amount) => `Montant en cours ; pondéré par la probabilité : ${amount}.`,
  amount: 'Montant',
  deals: (count) => plural(count, { one: '# affaire', other: '# affaires' }),
  closedIn: (currency) => `Gagnées et perdues, en ${currency}`,
  winRate: (share) => `${share} des affaires closes ont été gagnées.`,
  won: 'Gagnées',
  lost: 'Perdues',
  passage: 'Progression des affaires par étape',
  passageAbout: 'Affaires entrées dans chaque étape sur cette période.',
  entered: 'Entrées',
  movedOn: 'Passées à la suite',
  rate: 'Part',
  stay: 'Durée médiane',
  days: (count) => plural(count, { one: '# jour', other: '# jours' }),
}
