import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { stageMessages as stageMessagesType } from '../../../../../src/pages/sales/stages/messages.ts'

const plural = pluralsOf('es')

export const stageMessages: typeof stageMessagesType = {
  title: 'Etapas de venta',
  back: 'Embudo de ventas',
  about: 'Una oportunidad recorre estas etapas en orden. Las nuevas empiezan en la primera.',
  label: 'Nombre',
  kind: 'Tipo',
  kinds: { open: 'Abierta', won: 'Ganada', lost: 'Perdida' },
  weight: 'Probabilidad de ganar (%)',
  weightHow: 'Los totales ponderados multiplican los importes por ella.',
  deals: (count) => plural(count, { one: '# oportunidad', other: '# oportunidades' }),
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  remove: (name) => `Eliminar ${name}`,
  keep: 'Para eliminarla o cambiar su tipo, mueva antes sus oportunidades a otra etapa.',
  add: 'Añadir etapa',
  stage: 'Etapa',
  save: 'Guardar etapas',
  saved: 'Etapas guardadas.',
}
