import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactsMessages as contactsMessagesType } from '../../../../../src/pages/contacts/messages/contacts.ts'

const plural = pluralsOf('es')

const contacts = (count: string) => plural(count, { one: '# contacto', other: '# contactos' })

export const contactsMessages: typeof contactsMessagesType = {
  title: 'Contactos',
  find: 'Buscar contactos',
  add: 'Añadir contacto',
  addAnother: 'Guardar y añadir otro',
  added: (name) => `Se ha añadido a ${name}.`,
  import: 'Importar',
  nobody: 'Aún no hay contactos',
  nobodyHow: 'Importe una lista, añada personas a mano o deje que las inscripciones y los formularios creen contactos.',
  name: 'Nombre',
  company: 'Empresa',
  stage: 'Etapa',
  score: 'Puntuación',
  owner: 'Responsable',
  tags: 'Etiquetas',
  tag: 'Etiqueta',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  jobTitle: 'Cargo',
  consent: 'Consentimiento de correo',
  source: 'Origen',
  active: 'Actividad',
  lastActive: 'Última actividad',
  never: 'Nunca',
  created: 'Fecha de alta',
  updated: 'Último cambio',
  scoreFrom: 'Puntuación desde',
  scoreTo: 'Puntuación hasta',
  activeIn: (days) => `Activos en los últimos ${days} días`,
  inactiveFor: (days) => `Sin actividad desde hace ${days} días`,
  write: 'Escribir a estas personas',
  writeTo: (count) => `Escribir a ${contacts(count)}`,
  tooMany: (most) =>
    `Para escribirles, elija como máximo ${most} contactos, o filtre la lista y use «Escribir a estas personas».`,
}
