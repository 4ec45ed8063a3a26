import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { waitingMessages as waitingMessagesType } from '../../../../src/pages/waiting-list/messages.ts'

const plural = pluralsOf('es')

export const waitingMessages: typeof waitingMessagesType = {
  title: 'Lista de espera',
  free: (count) =>
    count === '0'
      ? 'No hay plazas libres.'
      : plural(count, { one: 'Hay # plaza libre.', other: 'Hay # plazas libres.' }),
  freeOf: (type, count) => `${type}: ${plural(count, { one: '# libre', other: '# libres' })}.`,
  type: 'Tipo de inscripción',
  noLimit: 'Este evento no tiene límite de aforo.',
  shown: 'Mostrar',
  ended: 'Ofertas caducadas o rechazadas',
  position: (nth) => `Puesto ${nth} de la lista`,
  name: 'Nombre',
  since: 'En espera desde',
  status: 'Estado',
  offered: 'Ofrecida',
  held: 'ofertas solo a mano',
  until: (time) => `Hasta ${time}`,
  endedAt: (time) => `La oferta terminó: ${time}`,
  earlier: 'Ofertas anteriores',
  lapsed: (count) => plural(count, { one: '# caducada', other: '# caducadas' }),
  declined: (count) => plural(count, { one: '# rechazada', other: '# rechazadas' }),
  action: 'Acción',
  nobody: 'Nadie está en espera.',
  nobodyHow:
    'Cuando todas las plazas están ocupadas, quienes se inscriben entran en esta lista y reciben una oferta al quedar plazas libres.',
  noCapacity: 'El evento no tiene límite de aforo. Si define uno, quienes lleguen después entran en esta lista.',
  toRegistration: 'Abrir ajustes de inscripción',
}
