import type { personMessages as personMessagesType } from '../../../../../src/pages/training/messages/person.ts'

export const personMessages: typeof personMessagesType = {
  title: 'Formación de una persona',
  everything: 'Todo sobre esta dirección',
  current: 'Formación actual',
  earlier: 'Ciclos anteriores',
  completions: 'Cursos completados',
  noCompletions: 'Ningún curso completado.',
  cycle: (cycle) => `Ciclo ${cycle}`,
  dueOn: (day) => `vence el ${day}`,
  completedOn: (day) => `completado el ${day}`,
  edit: 'Editar',
  editTitle: (programme) => `Editar ${programme}`,
  reassignAbout: 'Otra dirección pasa esta formación a otra persona.',
  save: 'Guardar',
  saved: 'Asignación guardada.',
  delete: 'Eliminar',
  changeEmail: 'Cambiar correo electrónico',
  changeEmailAbout:
    'Toda la formación de esta persona pasa a la dirección nueva. Ambos registros se convierten en una sola persona; no se puede deshacer.',
  newEmail: 'Correo electrónico nuevo',
  change: 'Cambiar',
  changed: 'Correo electrónico cambiado.',
}
