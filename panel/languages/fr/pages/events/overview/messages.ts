import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  eventDayMessages as eventDayMessagesType,
  eventFactMessages as eventFactMessagesType,
  eventPageMessages as eventPageMessagesType,
  typeFiguresMessages as typeFiguresMessagesType,
  visibilities as visibilitiesType,
} from '../../../../../src/pages/events/overview/messages.ts'

const plural = pluralsOf('fr')

export const visibilities: typeof visibilitiesType = {
  public: 'Public',
  unlisted: 'Toute personne ayant le lien',
  private: 'Privé',
}

export const eventPageMessages: typeof eventPageMessagesType = {
  funnel: 'Parcours des participants',
  steps: {
    registered: 'Inscrits',
    attended: 'Présents',
    certified: 'Ont reçu un certificat',
    verified: 'Certificat vérifié',
    shared: 'Certificat partagé',
  },
  registration: 'Inscriptions',
  states: {
    open: 'Ouvertes',
    closed: 'Closes',
    disabled: 'Désactivées',
    past: 'L’événement est terminé',
    not_open: 'Pas encore ouvertes',
  },
  places: (taken, capacity) =>
    plural(taken, { one: `# place prise sur ${capacity}.`, other: `# places prises sur ${capacity}.` }),
  taken: (taken) => plural(taken, { one: '# inscrit.', other: '# inscrits.' }),
  waiting: (count) => `${count} en liste d’attente.`,
  close: 'Fermer les inscriptions',
  reopen: 'Ouvrir les inscriptions',
  page: 'Page de l’événement',
  noPage: 'La page de l’événement est privée.',
  toSettings: 'Modifier la visibilité',
  duplicate: 'Dupliquer',
  duplicateAbout:
    'Copie les paramètres, les sessions et les questions d’inscription. Les participants ne sont pas copiés.',
  newName: 'Nom',
  copyOf: (name) => `${name} (copie)`,
  share: 'Partager',
  qr: 'Code QR de la page de l’événement',
  saveQr: 'Télécharger le SVG',
  postOnLinkedIn: 'Partager sur LinkedIn',
}

export const eventFactMessages: typeof eventFactMessagesType = {
  title: 'Événement',
  date: 'Date',
  noDate: 'Sans date',
  place: 'Lieu',
  seenBy: 'Visibilité',
  visibilities,
  online: 'En ligne',
  noPlace: 'Sans lieu',
  change: 'Modifier les informations',
}

export const eventDayMessages: typeof eventDayMessagesType = {
  title: 'Aujourd’hui',
  checkedIn: (inside, expected) =>
    plural(inside, { one: `# pointé sur ${expected}`, other: `# pointés sur ${expected}` }),
  waiting: (count) =>
    plural(count, { one: '# personne attend une place :', other: '# personnes attendent une place :' }),
  openDoor: 'Ouvrir le pointage',
  newLink: 'Nouveau lien de pointage',
}

export const typeFiguresMessages: typeof typeFiguresMessagesType = {
  title: 'Par type d’inscription',
  type: 'Type d’inscription',
  none: 'Sans type',
  registered: 'Inscrits',
  attended: 'Présents',
  certified: 'Certificats',
  places: 'Places prises',
  takenOf: (taken, capacity) => `${taken} sur ${capacity}`,
  waiting: (count) => `${count} en attente`,
}
