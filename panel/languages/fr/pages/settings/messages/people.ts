import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  peopleMessages as peopleMessagesType,
  roleMessages as roleMessagesType,
} from '../../../../../src/pages/settings/messages/people.ts'

const plural = pluralsOf('fr')

export const peopleMessages: typeof peopleMessagesType = {
  title: 'Membres',
  invite: 'Inviter un membre',
  name: 'Nom',
  email: 'E-mail',
  role: 'Rôle',
  roles: {
    owner: 'Propriétaire',
    admin: 'Administrateur',
    editor: 'Éditeur',
    checkin: 'Pointage',
    viewer: 'Lecteur',
  },
  rolesAbout: {
    owner: 'accès complet',
    admin: 'tout, sauf les paramètres réservés aux propriétaires',
    editor: 'gérer les événements, les participants et les certificats',
    checkin: 'pointer les participants',
    viewer: 'consultation seule',
  },
  reach: 'Accès',
  events: (count) =>
    count === null ? 'Tous les événements' : plural(count, { one: '# événement', other: '# événements' }),
  secondFactor: 'Deux facteurs',
  yes: 'Oui',
  no: 'Non',
  lastSeen: 'Dernière activité',
  never: 'Jamais',
  invited: (email) => `Invitation envoyée à ${email}.`,
  linkTitle: 'Lien d’invitation',
  linkAbout: (email) =>
    `Cette installation n’a pas de serveur de messagerie : envoyez vous-même ce lien à ${email}. Toute personne qui l’a peut accepter l’invitation, une seule fois, dans les 7 jours. Vous ne pourrez plus le voir ensuite.`,
  linkKept: 'Je l’ai copié',
  invitations: 'Invitations en attente',
  until: 'Expire le',
  withdraw: 'Révoquer',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  signOut: 'Déconnecter partout',
  signedOut: 'Déconnexion effectuée partout.',
  remove: 'Retirer le membre',
  removeTitle: (name) => `Retirer ${name} ?`,
  removeAbout:
    'Cette personne est déconnectée et perd aussitôt l’accès à cette organisation. Ses actions passées restent dans le journal d’audit.',
  removed: (name) => `Membre retiré : ${name}.`,
  nobody: 'Aucun membre pour le moment.',
}

export const roleMessages: typeof roleMessagesType = {
  matrix: 'Comparer les rôles',
  scope: 'Autorisation',
  may: 'Oui',
  mayNot: 'Non',
  events: 'Événements',
  every: 'Tous les événements',
}
