import type { composeMessages as composeMessagesType } from '../../../../../src/pages/messages/messages/compose.ts'

export const composeMessages: typeof composeMessagesType = {
  title: 'Nouveau message',
  content: 'Contenu',
  written: 'Rédiger ici',
  subject: 'Objet',
  body: 'Message',
  markdown: 'Markdown : **gras**, *italique*, # titre, - liste, [lien](https://example.org).',
  insert: 'Insérer une variable',
  chooseVariable: 'Choisir…',
  language: 'Langue',
  languageAbout: 'Langue de la formule d’appel et du pied de page.',
  transactional: 'Ce message concerne l’inscription elle-même',
  transactionalAbout:
    'Pour des avis comme un changement de salle ou de date. Les personnes désabonnées le reçoivent aussi : n’utilisez jamais cette option pour de la publicité.',
  when: 'Moment de l’envoi',
  whens: { now: 'Envoyer maintenant', later: 'Planifier' },
  sendAt: 'Envoyer le',
  sendAtAbout: 'Suit le fuseau horaire si celui-ci change.',
  review: 'Relire',
  queued: 'Message en attente d’envoi.',
  scheduled: 'Message planifié.',
  cancelled: 'Message annulé.',
  notCancelled: 'Impossible d’annuler. Ouvrez le message et réessayez.',
}
