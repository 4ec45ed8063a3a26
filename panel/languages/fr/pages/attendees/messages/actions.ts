import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { attendeeActionMessages as attendeeActionMessagesType } from '../../../../../src/pages/attendees/messages/actions.ts'

const plural = pluralsOf('fr')

const attendees = (count: string) => plural(count, { one: '# participant', other: '# participants' })
const registrations = (count: string) => plural(count, { one: '# inscription', other: '# inscriptions' })

export const attendeeActionMessages: typeof attendeeActionMessagesType = {
  names: {
    approve: 'Valider',
    decline: 'Refuser',
    check_in: 'Pointer',
    send_ticket: 'Envoyer le billet',
    add_tag: 'Ajouter une étiquette',
    remove_tag: 'Retirer une étiquette',
    cancel: 'Annuler l’inscription',
    restore: 'Rétablir l’inscription',
    delete: 'Supprimer',
  },
  more: 'Autres actions',
  issue: 'Délivrer le certificat',
  write: 'Envoyer un message',
  tag: 'Étiquette',
  next: 'Suivant',
  about: (count) => plural(count, { one: 'Cela concerne # participant.', other: 'Cela concerne # participants.' }),
  label: {
    approve: (count) => `Valider ${registrations(count)}`,
    decline: (count) => `Refuser ${registrations(count)}`,
    check_in: (count) => `Pointer ${attendees(count)}`,
    send_ticket: (count) => plural(count, { one: 'Envoyer # billet', other: 'Envoyer # billets' }),
    add_tag: (count) => `Étiqueter ${attendees(count)}`,
    remove_tag: (count) =>
      plural(count, { one: 'Retirer l’étiquette de # participant', other: 'Retirer l’étiquette de # participants' }),
    cancel: (count) => `Annuler ${registrations(count)}`,
    restore: (count) => `Rétablir ${registrations(count)}`,
    delete: (count) => `Supprimer ${attendees(count)}`,
  },
  deleteAbout:
    'Les inscriptions, les pointages et les réponses sont supprimés définitivement. Cette action est irréversible. Les certificats délivrés restent valables, sauf si vous les révoquez d’abord.',
  skipped: (count) => plural(count, { one: '# ignoré', other: '# ignorés' }),
  noMore: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  done: {
    approve: (count) => plural(count, { one: '# inscription validée.', other: '# inscriptions validées.' }),
    decline: (count) => plural(count, { one: '# inscription refusée.', other: '# inscriptions refusées.' }),
    check_in: (count) => plural(count, { one: '# participant pointé.', other: '# participants pointés.' }),
    send_ticket: (count) =>
      plural(count, { one: '# billet en attente d’envoi.', other: '# billets en attente d’envoi.' }),
    add_tag: (count) => plural(count, { one: '# participant étiqueté.', other: '# participants étiquetés.' }),
    remove_tag: (count) =>
      plural(count, { one: 'Étiquette retirée de # participant.', other: 'Étiquette retirée de # participants.' }),
    cancel: (count) => plural(count, { one: '# inscription annulée.', other: '# inscriptions annulées.' }),
    restore: (count) => plural(count, { one: '# inscription rétablie.', other: '# inscriptions rétablies.' }),
    delete: (count) => plural(count, { one: '# participant supprimé.', other: '# participants supprimés.' }),
  },
  undone: 'Action annulée.',
  notUndone: 'Impossible d’annuler l’action. Réessayez.',
  yes: 'Oui',
  no: 'Non',
  certificates: { none: 'Aucun', active: 'Valable', revoked: 'Révoqué' },
}
