import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { timelineMessages as timelineMessagesType } from '../../../../../src/pages/contacts/messages/timeline.ts'

const plural = pluralsOf('fr')

export const timelineMessages: typeof timelineMessagesType = {
  title: 'Chronologie',
  kind: 'Type d’activité',
  all: 'Toutes les activités',
  none: 'Rien pour le moment. Les inscriptions, certificats, e-mails, affaires et notes apparaîtront ici.',
  noneOfKind: 'Aucune activité de ce type.',
  more: 'Afficher plus',
  kinds: {
    registered: 'Inscription',
    cancelled: 'Inscription annulée',
    attended: 'Présence',
    certificate_issued: 'Certificat délivré',
    certificate_revoked: 'Certificat révoqué',
    certificate_viewed: 'Certificat consulté',
    badge_earned: 'Badge obtenu',
    survey_answered: 'Réponse à l’enquête',
    course_completed: 'Cours terminé',
    form_submitted: 'Formulaire envoyé',
    email_sent: 'E-mail envoyé',
    email_link_opened: 'Lien d’un e-mail ouvert',
    email_bounced: 'E-mail non remis',
    email_unsubscribed: 'Désabonnement des e-mails',
    deal_created: 'Affaire créée',
    deal_moved: 'Affaire déplacée',
    deal_won: 'Affaire gagnée',
    deal_lost: 'Affaire perdue',
    note: 'Note ajoutée',
    imported: 'Import',
    merged: 'Fusion',
  },
  removed: 'supprimé par l’organisateur',
  complaint: 'signalé comme indésirable',
  row: (row) => `ligne ${row}`,
  merged: (count) => plural(count, { one: 'avec # contact', other: 'avec # contacts' }),
}
