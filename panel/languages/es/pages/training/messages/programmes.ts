import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { programmeMessages as programmeMessagesType } from '../../../../../src/pages/training/messages/programmes.ts'

const plural = pluralsOf('es')

export const programmeMessages: typeof programmeMessagesType = {
  title: 'Programas',
  none: 'Aún no hay programas de formación',
  noneHow: 'Un programa es una lista de eventos y cursos que hay que completar, con fechas límite y renovación.',
  create: 'Nuevo programa',
  created: 'Programa creado.',
  edit: 'Editar programa',
  save: 'Guardar',
  saved: 'Programa guardado.',
  name: 'Nombre',
  description: 'Descripción',
  dueDays: 'Días hasta la fecha límite',
  dueDaysAbout: 'Se cuentan desde la asignación. Déjelo vacío si no hay fecha límite.',
  dueAfter: (days, { number }) =>
    plural(number(days), { one: '# día después de la asignación', other: '# días después de la asignación' }),
  dueDate: 'Fecha límite',
  noDueDate: 'Ninguna',
  renewal: 'Renovación en meses',
  renewalAbout: 'Pasado este tiempo, hay que completar el programa de nuevo. Déjelo vacío si basta con una vez.',
  renews: (months, { number }) => plural(number(months), { one: 'Cada mes', other: 'Cada # meses' }),
  once: 'Una vez',
  requirements: 'Requisitos',
  requirementsAbout: 'Hay que completarlos todos. Un evento cuenta con un acceso o un certificado válido.',
  noRequirements: 'Nadie puede completar un programa sin requisitos.',
  findRequirement: 'Buscar un evento o curso',
  nothingFound: 'No se ha encontrado ningún evento ni curso.',
  add: (name) => `Añadir ${name}`,
  remove: (name) => `Quitar ${name}`,
  kinds: { event: 'Evento', course: 'Curso' },
  renewed: 'Renovación',
  people: 'Personas',
  moveDueDate: 'Cambiar fecha límite',
  assign: 'Asignar',
  delete: 'Eliminar programa',
  deleteAbout: (count) =>
    `El programa se elimina con todas sus asignaciones (ahora ${count}), también las de ciclos anteriores. Los cursos completados se conservan.`,
  deleted: 'Programa eliminado.',
  noAssignments: 'Nadie tiene aún este programa',
  noAssignmentsHow: 'Pegue una lista de personas o elija contactos.',
}
