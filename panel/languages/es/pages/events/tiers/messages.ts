import type { tierMessages as tierMessagesType } from '../../../../../src/pages/events/tiers/messages.ts'

export const tierMessages: typeof tierMessagesType = {
  title: 'Niveles',
  about: 'El certificado indica el nivel más alto que el participante alcanzó al asistir a las sesiones.',
  none: 'Aún no hay niveles.',
  nth: (nth) => `Nivel ${nth}`,
  name: 'Nombre del nivel',
  least: 'Asistencia mínima (%)',
  add: 'Añadir nivel',
  remove: 'Quitar nivel',
}
