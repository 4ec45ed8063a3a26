import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { emailMessages as emailMessagesType } from '../../../../../src/pages/contacts/messages/emails.ts'

const plural = pluralsOf('fr')

export const emailMessages: typeof emailMessagesType = {
  title: 'E-mails',
  none: 'Aucun e-mail à cette adresse.',
  all: (count) => plural(count, { one: 'Voir # e-mail', other: 'Voir les # e-mails' }),
  statuses: {
    queued: 'En attente d’envoi',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    kept: 'Non envoyé (aucun serveur de messagerie configuré)',
    failed: 'Échec',
    suppressed: 'Bloqué (désabonnement ou rejet)',
    cancelled: 'Annulé',
  },
}
