import type { usesMessages as usesMessagesType } from '../../../../src/pages/certificates/uses-messages.ts'

export const usesMessages: typeof usesMessagesType = {
  title: 'Nutzung',
  verified: 'Geprüft',
  downloaded: 'Heruntergeladen',
  shared: 'Geteilt',
  countAndLast: (count, last) => `${count} · zuletzt ${last}`,
  networks: { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook', whatsapp: 'WhatsApp', email: 'E-Mail' },
  about: 'Jeder Besuch zählt einmal pro Stunde. Bekannte Bots zählen nicht mit.',
}
