import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { crmMessages as crmMessagesType } from '../../../../src/shell-parts/messages/crm.ts'

const plural = pluralsOf('es')

export const crmMessages: typeof crmMessagesType = {
  more: 'Ver más',
  change: 'Cambiar',
  choose: 'Elegir',
  clear: 'Quitar',
  find: (label) => `Buscar: ${label}`,
  nobodyFound: 'Sin resultados.',
  found: (count) => plural(count, { one: '# resultado', other: '# resultados' }),
  noneChosen: 'Ninguno',
  stages: {
    lead: 'Interesado',
    qualified: 'Cualificado',
    proposal: 'Propuesta',
    negotiation: 'Negociación',
    won: 'Ganada',
    lost: 'Perdida',
  },
}
