import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  outboxMessages as outboxMessagesType,
  reasonMessages as reasonMessagesType,
} from '../../../../../src/pages/emails/messages/outbox.ts'

const plural = pluralsOf('fr')

export const outboxMessages: typeof outboxMessagesType = {
  title: 'Boîte d’envoi',
  email: 'E-mail',
  find: 'Rechercher des destinataires et des objets',
  subject: 'Objet',
  notComposed: 'Rédigé au moment de l’envoi',
  to: 'Destinataire',
  erased: 'Personne effacée',
  kind: 'Type',
  status: 'Statut',
  statuses: {
    queued: 'En attente d’envoi',
    sending: 'Envoi en cours',
    sent: 'Envoyé',
    kept: 'Non remis',
    failed: 'Échec',
    suppressed: 'Bloqué',
    cancelled: 'Annulé',
  },
  at: 'Heure',
  event: 'Événement',
  address: 'Adresse',
  template: 'Modèle',
  reason: 'Motif',
  bounce: 'Rejet',
  bounces: {
    hard: 'L’adresse n’existe pas',
    soft: 'Refus temporaire de la boîte e-mail',
    complaint: 'Signalé comme indésirable',
  },
  none: 'Aucun e-mail pour le moment.',
  noneHow: 'Les e-mails aux participants et aux contacts apparaissent ici dès leur mise en attente.',
  write: 'Écrire aux contacts',
  noServer:
    'Aucun serveur de messagerie n’est configuré. Les e-mails sont conservés ici et lisibles, mais ils ne sont pas remis.',
  setUp: 'Configurer l’envoi d’e-mails',
  resend: 'Renvoyer',
  resendAll: 'Renvoyer les e-mails en échec',
  resendAllAbout: (n) =>
    `${plural(n, { one: '# e-mail a échoué ces 30 derniers jours et peut être renvoyé.', other: '# e-mails ont échoué ces 30 derniers jours et peuvent être renvoyés.' })} Certains sont peut-être arrivés sans réponse du serveur de messagerie.`,
  nothingFailed: 'Aucun e-mail de ces 30 derniers jours n’a échoué sans être renvoyé.',
  resendCount: (n) => plural(n, { one: 'Renvoyer # e-mail', other: 'Renvoyer # e-mails' }),
  resent: (n) => plural(n, { one: '# e-mail en attente d’envoi.', other: '# e-mails en attente d’envoi.' }),
  figures: '30 derniers jours',
  figure: {
    emails_sent: 'Envoyés',
    emails_failed: 'En échec',
    emails_bounced: 'Rejetés',
    emails_complained: 'Signalés comme indésirables',
    unsubscribed: 'Désabonnements',
  },
  before: (n) => `${n} sur les 30 jours précédents`,
  byDay: (name) => `${name} par jour (tableau)`,
  day: 'Jour',
}

export const reasonMessages: typeof reasonMessagesType = {
  'The person has unsubscribed from emails that are not about their own registration or certificates.':
    'La personne s’est désabonnée des e-mails qui ne concernent pas sa propre inscription ou ses certificats.',
  'A mail server permanently rejected this address.': 'Un serveur de messagerie a refusé définitivement cette adresse.',
  'The person reported an email as spam.': 'La personne a signalé un e-mail comme indésirable.',
  'The organisation has suppressed this address.': 'L’organisation a bloqué cette adresse.',
  'The address belongs to sample data, whose people do not exist.':
    'L’adresse appartient aux données d’exemple, dont les personnes n’existent pas.',
  'A member of the organisation cancelled it.': 'Un membre de l’organisation l’a annulé.',
}
