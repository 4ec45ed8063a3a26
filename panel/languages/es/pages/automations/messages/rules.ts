import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { ruleMessages as ruleMessagesType } from '../../../../../src/pages/automations/messages/rules.ts'

const plural = pluralsOf('es')

const people = (count: string) => plural(count, { one: '# persona', other: '# personas' })

export const ruleMessages: typeof ruleMessagesType = {
  title: 'Automatizaciones',
  create: 'Nueva automatización',
  name: 'Nombre',
  when: 'Cuándo',
  actionsOf: 'Entonces',
  state: 'Estado',
  active: 'Activa',
  on: 'Activa',
  off: 'Desactivada',
  turn: (name) => `${name} está activa`,
  stats: { pending: 'En espera', sent: 'Hechas', failed: 'Fallidas' },
  none: 'Aún no hay automatizaciones.',
  noneHow:
    'Las automatizaciones envían correos, emiten certificados y otorgan insignias por sí solas cuando ocurre algo.',
  created: (name) => `Se ha creado «${name}».`,
  saved: 'Guardado.',
  turnedOn: (name) => `Se ha activado «${name}».`,
  turnedOff: (name) => `Se ha desactivado «${name}». Se cancelan las ejecuciones en espera.`,
  originalOff: 'La organización ha desactivado esta automatización. Hay que activarla primero allí.',
  copied: 'Organización',
  copiedAbout:
    'Esta automatización es de la organización y sigue sus cambios. Aquí solo se puede activar o desactivar.',
  original: 'Abrir la automatización de la organización',
  action: 'Acción',
  actions: {
    send_email: 'Enviar correo',
    issue_certificate: 'Emitir certificado',
    award_badge: 'Otorgar insignia',
    add_crm_tag: 'Etiquetar contacto',
    send_webhook: 'Enviar webhook',
  },
  targets: { template_id: 'Plantilla de correo', badge_template_id: 'Insignia', endpoint_id: 'Webhook' },
  noTargets: {
    template_id: 'Aún no hay plantillas de correo.',
    badge_template_id: 'Aún no hay insignias.',
    endpoint_id: 'Aún no hay webhooks. Añada uno en Desarrolladores.',
  },
  choose: 'Elegir…',
  tag: 'Etiqueta',
  delay: 'Espera (horas)',
  nthAction: (n) => `Acción ${n}`,
  addAction: 'Añadir acción',
  removeAction: (n) => `Quitar la acción ${n}`,
  withTarget: (action, target) => `${action}: ${target}`,
  delayed: (wait, action) => `${action}, después de ${wait}`,
  edit: 'Editar',
  enable: 'Activar',
  disable: 'Desactivar',
  run: 'Aplicar retroactivamente',
  runAbout: 'La regla se aplica ahora a estas personas. Repetirla no tiene efecto.',
  nothingToRun: 'La regla ya se ha aplicado a todas las personas a las que corresponde.',
  runFor: (n) => `Aplicar a ${people(n)}`,
  ranFor: (n) => `Se está aplicando a ${people(n)}.`,
  more: (n) => `y ${n} más`,
  remove: 'Eliminar',
  removeTitle: (name) => `¿Eliminar la automatización ${name}?`,
  removeAbout:
    'Se elimina definitivamente la regla con sus ejecuciones y se cancela lo pendiente. No se puede deshacer.',
}
