import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type {
  eventMessages as eventMessagesType,
  eventSettingsMessages as eventSettingsMessagesType,
  kinds as kindsType,
  shareMessages as shareMessagesType,
} from '../../../../src/pages/events/messages.ts'
import { visibilities } from './overview/messages.ts'

const plural = pluralsOf('fr')

export const kinds: typeof kindsType = {
  conference: 'Conférence',
  workshop: 'Atelier',
  seminar: 'Séminaire',
  webinar: 'Webinaire',
  training: 'Formation',
  course: 'Cours',
  meetup: 'Rencontre',
  ceremony: 'Cérémonie',
  competition: 'Concours',
  other: 'Autre',
}

export const eventMessages: typeof eventMessagesType = {
  newEvent: 'Nouvel événement',
  find: 'Rechercher des événements',
  name: 'Nom',
  date: 'Date',
  place: 'Lieu',
  kind: 'Type',
  attendees: 'Participants',
  seenBy: 'Visibilité',
  noDate: 'Sans date',
  visibility: visibilities,
  when: { '': 'À venir', past: 'Passés', all: 'Tous' },
  status: 'Statut',
  statuses: {
    today: 'Aujourd’hui',
    over: 'Terminé',
    open: 'Inscriptions ouvertes',
    closed: 'Inscriptions closes',
    off: 'Pas d’inscription',
  },
  noneUpcoming: 'Aucun événement à venir.',
  kinds,
  first: 'Aucun événement pour le moment.',
  firstHow: 'Créez votre premier événement pour inscrire des participants, les pointer et délivrer des certificats.',
  create: 'Créer l’événement',
  back: 'Événements',
  pages: 'Page',
}

export const eventSettingsMessages: typeof eventSettingsMessagesType = {
  title: 'Paramètres',
  about: 'Informations',
  name: 'Nom',
  kind: 'Type',
  kinds,
  date: 'Début',
  zone: 'Fuseau horaire',
  language: 'Langue',
  languageAbout: 'Utilisée pour les certificats, les e-mails et les pages publiques.',
  place: 'Lieu',
  description: 'Description',
  access: 'Visibilité et pointage',
  toRegistration: 'Paramètres et questions d’inscription',
  visibility: 'Visibilité',
  visibilities,
  certificates: 'Certificats',
  certificatesOn: 'Délivrer des certificats pour cet événement',
  eligibility: 'Qui y a droit',
  eligibilities: { registered: 'Toutes les personnes inscrites', attended: 'Toutes les personnes pointées' },
  minPercent: 'Participation minimale aux sessions (%)',
  minMinutes: 'Durée de présence minimale (minutes)',
  noticeDays: 'Jours de préavis avant l’expiration',
  noticeDaysAbout:
    'Les automatisations et les webhooks sont prévenus ce nombre de jours avant l’expiration d’un certificat.',
  requiresSurvey: 'Seulement les personnes qui ont répondu à l’enquête',
  design: 'Maquette',
  builtin: 'Laurier (par défaut)',
  mail: 'Envoyer chaque certificat par e-mail dès sa délivrance',
  checkinOn: 'Activer le pointage',
  danger: 'Supprimer l’événement',
  dangerAbout:
    'Supprime définitivement l’événement et tout son contenu. Ses certificats ne pourront plus être vérifiés. Pour ne plus accepter d’inscriptions, fermez-les plutôt.',
  remove: 'Supprimer l’événement',
  counts: ({ attendees, certificates, sessions, certificates_refused: refused }) =>
    `Suppression définitive : ${plural(attendees, { one: '# participant', other: '# participants' })}, ${plural(certificates, { one: '# certificat', other: '# certificats' })} et ${plural(sessions, { one: '# session', other: '# sessions' })}. ${refused === 0 ? '' : `${plural(refused, { one: '# certificat valide aujourd’hui sera refusé', other: '# certificats valides aujourd’hui seront refusés' })} partout. `}Cette action est irréversible.`,
  removed: 'Événement supprimé.',
}

export const shareMessages: typeof shareMessagesType = {
  certificates: 'Certificats',
  none: 'Aucun certificat délivré pour le moment.',
  issue: 'Délivrer les certificats',
  held: (count) => plural(count, { one: '# personne a un certificat.', other: '# personnes ont un certificat.' }),
  zip: 'Télécharger tous les PDF (ZIP)',
  table: 'Télécharger tous les liens (tableur)',
  mail: 'Envoyer par e-mail',
  linkedIn:
    'Chaque page de certificat a un bouton « Ajouter au profil LinkedIn ». Le tableur contient les mêmes liens, à utiliser dans vos propres e-mails.',
  verifyPage: 'Tout le monde peut vérifier un certificat avec son code :',
}
