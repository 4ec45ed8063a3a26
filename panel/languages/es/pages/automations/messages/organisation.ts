import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { organisationRuleMessages as organisationRuleMessagesType } from '../../../../../src/pages/automations/messages/organisation.ts'

const plural = pluralsOf('es')

export const organisationRuleMessages: typeof organisationRuleMessagesType = {
  title: 'Automatizaciones para eventos nuevos',
  about:
    'Cada evento nuevo recibe estas automatizaciones, que siguen los cambios de la original. Los eventos existentes no las reciben. Un evento puede desactivar su propia copia.',
  none: 'Aún no hay automatizaciones para eventos nuevos.',
  noneHow: 'Añada aquí una sola vez recordatorios y agradecimientos, y todos los eventos nuevos los tendrán.',
  events: 'Eventos',
  eventCount: (n) => plural(n, { one: '# evento la tiene', other: '# eventos la tienen' }),
  removeAbout:
    'Se eliminan definitivamente la automatización y sus copias en todos los eventos, con sus ejecuciones, y se cancela lo pendiente. No se puede deshacer.',
  savedEverywhere: 'Guardada en todos los eventos que la tienen.',
}
