import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { companyMessages as companyMessagesType } from '../../../../../src/pages/sales/companies/messages.ts'

const plural = pluralsOf('es')

export const companyMessages: typeof companyMessagesType = {
  title: 'Empresas',
  add: 'Añadir empresa',
  edit: 'Editar',
  editOf: (name) => `Editar ${name}`,
  save: 'Guardar',
  saved: 'Guardado.',
  added: (name) => `Se ha añadido «${name}».`,
  find: 'Buscar empresas',
  order: 'Orden',
  newest: 'Más recientes primero',
  byName: 'Por nombre',
  name: 'Nombre',
  domain: 'Dominio',
  domainHow: 'Las personas con una dirección de este dominio se pueden asignar a la empresa.',
  industry: 'Sector',
  website: 'Sitio web',
  phone: 'Teléfono',
  notes: 'Notas',
  contacts: 'Contactos',
  deals: 'Oportunidades',
  openDeals: 'Oportunidades abiertas',
  changed: 'Último cambio',
  none: 'Aún no hay empresas',
  noneHow: 'Las empresas aparecen al importar contactos con empresa, o se añaden aquí.',
  noContacts: 'Ningún contacto pertenece aún a esta empresa. Elija la empresa en la página de un contacto.',
  noDeals: 'Esta empresa aún no tiene oportunidades.',
  addDeal: 'Añadir oportunidad',
  onPipeline: 'Ver en el embudo',
  remove: 'Eliminar',
  removeOf: (name) => `¿Eliminar ${name}?`,
  removeSure: 'La empresa se eliminará definitivamente. Sus contactos se conservan, sin empresa.',
  removeDeals: (count) =>
    plural(count, {
      one: 'La empresa tiene # oportunidad, que también se eliminaría:',
      other: 'La empresa tiene # oportunidades, que también se eliminarían:',
    }),
  removeAndDeals: 'Eliminar empresa y oportunidades',
  andMore: (count) => `y ${count} más`,
  removed: (name) => `Se ha eliminado «${name}».`,
  exportContacts: 'Exportar contactos',
  exportDeals: 'Exportar oportunidades',
  created: 'Fecha de alta',
}
