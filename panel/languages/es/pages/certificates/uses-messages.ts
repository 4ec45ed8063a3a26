import type { usesMessages as usesMessagesType } from '../../../../src/pages/certificates/uses-messages.ts'

export const usesMessages: typeof usesMessagesType = {
  title: 'Usos',
  verified: 'Verificado',
  downloaded: 'Descargado',
  shared: 'Compartido',
  countAndLast: (count, last) => `${count} · último: ${last}`,
  networks: { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook', whatsapp: 'WhatsApp', email: 'Correo' },
  about: 'Cada visita se cuenta una vez por hora. No se cuentan los robots conocidos.',
}
