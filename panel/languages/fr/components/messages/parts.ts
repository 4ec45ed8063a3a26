import type {
  partMessages as partMessagesType,
  passwordMessages as passwordMessagesType,
} from '../../../../src/components/messages/parts.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('fr')

export const partMessages: typeof partMessagesType = {
  unreachable: 'Connexion au serveur impossible.',
  wrong: 'Une erreur s’est produite.',
  byCode: {
    not_found: 'Introuvable.',
    rate_limited: 'Trop de requêtes. Patientez un peu, puis réessayez.',
    payload_too_large: 'Le fichier est trop volumineux.',
    internal: 'Une erreur s’est produite. Réessayez.',
    unavailable: 'Le service est indisponible pour le moment. Réessayez dans un instant.',
  },
  request: 'ID de requête :',
  again: 'Réessayer',
  noScope: 'Vous n’avez pas accès à cette page',
  lacks: (role, scope) =>
    `Le rôle ${role} ne comprend pas ${scope}. Demandez à un propriétaire de l’organisation de modifier votre rôle.`,
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  leave: 'Quitter sans enregistrer ? Vos modifications seront perdues.',
  checkFields: 'Vérifiez les champs signalés.',
  copy: 'Copier',
  copied: 'Copié',
  loading: 'Chargement',
  othersHere: (names, count) =>
    plural(count, { one: `${names} consulte aussi cette page.`, other: `${names} consultent aussi cette page.` }),
  typeToConfirm: (word) => `Saisissez « ${word} » pour confirmer`,
  waitFor: (seconds) => `Réessayez dans ${seconds} s`,
  waited: 'Vous pouvez réessayer maintenant.',
  undo: 'Annuler',
}

export const passwordMessages: typeof passwordMessagesType = { show: (label) => `Afficher : ${label.toLowerCase()}` }
