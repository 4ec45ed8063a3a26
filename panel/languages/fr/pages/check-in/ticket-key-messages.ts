import type { ticketKeyMessages as ticketKeyMessagesType } from '../../../../src/pages/check-in/ticket-key-messages.ts'

export const ticketKeyMessages: typeof ticketKeyMessagesType = {
  title: 'Sécurité des billets',
  about: 'Les billets sont signés avec une clé propre à cet événement : personne ne peut en inventer.',
  rotate: 'Créer une nouvelle clé',
  explained:
    'Les nouveaux billets sont signés avec la nouvelle clé. Les appareils à l’entrée la reçoivent à leur prochain contact.',
  retire: 'Refuser tous les billets déjà envoyés',
  retireAbout:
    'Chaque participant a alors besoin d’un nouveau billet : renvoyez ensuite les billets. Cette action est irréversible.',
  rotated: 'Nouvelle clé créée. Les billets précédents restent valables.',
  retired: 'Nouvelle clé créée. Renvoyez les billets : les précédents sont refusés.',
}
