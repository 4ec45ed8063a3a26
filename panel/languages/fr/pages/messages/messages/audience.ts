import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { audienceMessages as audienceMessagesType } from '../../../../../src/pages/messages/messages/audience.ts'

const plural = pluralsOf('fr')

export const audienceMessages: typeof audienceMessagesType = {
  title: 'Destinataires',
  chosen: (n) => plural(n, { one: '# personne sélectionnée', other: '# personnes sélectionnées' }),
  byFilter: 'Choisir plutôt par filtre',
  status: 'Statut',
  statuses: {
    registered: 'Inscrit',
    waitlisted: 'Liste d’attente',
    offered: 'Place proposée',
    pending: 'En attente de validation',
    cancelled: 'Inscription annulée',
  },
  checkedIn: 'Pointage',
  type: 'Type d’inscription',
  signedUpFor: 'Inscription à',
  certificate: 'A un certificat',
  survey: 'A répondu à l’enquête',
  any: 'Indifférent',
  yesNo: { true: 'Oui', false: 'Non' },
  tags: 'Étiquettes',
  tagsAbout: 'Séparez-les par des virgules ; les personnes doivent toutes les avoir.',
  search: 'Rechercher',
  searchAbout: 'Nom, e-mail ou entreprise.',
  stage: 'Étape',
  stages: { lead: 'Prospect', qualified: 'Qualifié', customer: 'Client', evangelist: 'Ambassadeur' },
  moreFilters: 'Autres filtres',
  owner: 'Responsable',
  source: 'Origine',
  scoreFrom: 'Score à partir de',
  scoreTo: 'Score jusqu’à',
  activeSince: 'Actif depuis',
  inactiveSince: 'Inactif depuis',
  company: 'Entreprise',
  consent: 'Accord',
  consentAbout: 'Les personnes désabonnées ne le reçoivent jamais.',
  consents: { granted: 'A accepté les e-mails', not_denied: 'N’a pas refusé' },
}
