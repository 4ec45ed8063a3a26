import type { usesMessages as usesMessagesType } from '../../../../src/pages/certificates/uses-messages.ts'

export const usesMessages: typeof usesMessagesType = {
  title: 'Utilisations',
  verified: 'Vérifié',
  downloaded: 'Téléchargé',
  shared: 'Partagé',
  countAndLast: (count, last) => `${count} · dernière : ${last}`,
  networks: { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook', whatsapp: 'WhatsApp', email: 'E-mail' },
  about: 'Chaque visiteur compte une fois par heure. Les robots connus ne sont pas comptés.',
}
