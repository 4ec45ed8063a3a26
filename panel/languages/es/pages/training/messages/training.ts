import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { trainingMessages as trainingMessagesType } from '../../../../../src/pages/training/messages/training.ts'

const plural = pluralsOf('es')

export const trainingMessages: typeof trainingMessagesType = {
  statuses: { compliant: 'Completada', due: 'Pendiente', overdue: 'Fuera de plazo' },
  person: 'Persona',
  name: 'Nombre',
  email: 'Correo electrónico',
  status: 'Estado',
  dueDate: 'Fecha límite',
  noDueDate: 'Sin fecha límite',
  completed: 'Completada el',
  programme: 'Programa',
  find: 'Buscar por nombre o correo',
  delete: 'Eliminar',
  edit: 'Editar',
  more: 'Más',
  people: (count, { number }) => plural(number(count), { one: '# persona', other: '# personas' }),
}
