import type { othersMessages as othersMessagesType } from '../../../../src/components/messages/others.ts'

export const othersMessages: typeof othersMessagesType = {
  title: 'Mientras tanto, otra persona ha guardado cambios.',
  taken: (labels) => `Estos campos muestran ahora valores nuevos: ${labels}.`,
  kept: (label) =>
    `«${label}» también ha cambiado. Lo que ha escrito se conserva y, al guardar, sustituye al otro valor.`,
  rows: 'También han cambiado filas. Las suyas se conservan y, al guardar, sustituyen a las otras.',
  empty: 'El otro valor está vacío.',
  take: (label) => `Usar el otro valor: ${label}`,
  takeRows: 'Usar las otras filas',
}
