import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactMessages as contactMessagesType } from '../../../../../src/pages/contacts/messages/contact.ts'

const plural = pluralsOf('es')

const deals = (count: string) => plural(count, { one: '# oportunidad', other: '# oportunidades' })

export const contactMessages: typeof contactMessagesType = {
  title: 'Contacto',
  all: 'Todos los contactos',
  edit: 'Editar',
  delete: 'Eliminar',
  write: 'Enviar mensaje',
  saved: 'Guardado.',
  deals: 'Oportunidades',
  noDeals: 'Sin oportunidades.',
  exportDeals: 'Exportar oportunidades',
  details: 'Datos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  jobTitle: 'Cargo',
  company: 'Empresa',
  stage: 'Etapa',
  owner: 'Responsable',
  tags: 'Etiquetas',
  consent: 'Consentimiento de correo',
  consentSince: (state, time) => `${state} (${time})`,
  source: 'Origen',
  created: 'Fecha de alta',
  updated: 'Último cambio',
  none: '–',
  everything: 'Todo sobre esta dirección',
  moreOf: (name) => `Más contactos: ${name}`,
  deleteTitle: (name) => `¿Eliminar ${name}?`,
  deleteAbout: 'Se elimina definitivamente el contacto con sus notas y su cronología. No se puede deshacer.',
  deleteDeals: (count) =>
    `Tiene ${plural(count, { one: '# oportunidad, que también se eliminaría', other: '# oportunidades, que también se eliminarían' })}:`,
  deleteOther: 'Para borrar los datos de una persona en todas partes, use Ajustes › Privacidad.',
  moreDeals: (count) => `y ${count} más`,
  deleteOne: 'Eliminar contacto',
  deleteBoth: (count) => `Eliminar contacto y ${deals(count)}`,
  deleted: (name) => `Se ha eliminado el contacto ${name}.`,
}
