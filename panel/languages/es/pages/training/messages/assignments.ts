import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { assignmentMessages as assignmentMessagesType } from '../../../../../src/pages/training/messages/assignments.ts'

const plural = pluralsOf('es')

export const assignmentMessages: typeof assignmentMessagesType = {
  title: 'Asignaciones',
  none: 'Aún no hay asignaciones',
  noneHow: 'Abra un programa y asígnelo a personas.',
  toProgrammes: 'Programas',
  cycle: 'Ciclo',
  assigned: 'Asignado el',
  earlier: 'Ciclo anterior',
  moveDueDate: 'Cambiar fecha límite',
  moveTitle: 'Cambiar la fecha límite',
  moveAbout: 'Solo la formación sin completar recibe la fecha nueva.',
  moveAll: 'Todas las personas que no han completado el programa reciben la fecha nueva.',
  noDateAbout: 'Déjelo vacío si no hay fecha límite.',
  move: 'Cambiar',
  moved: (count, { number }) =>
    plural(number(count), {
      one: 'Fecha límite cambiada para # persona.',
      other: 'Fecha límite cambiada para # personas.',
    }),
  again: 'Empezar de nuevo',
  againAbout: 'Quienes han completado el programa pasan al ciclo siguiente. Lo conseguido antes no cuenta para él.',
  restart: (count, { number }) =>
    plural(number(count), { one: 'Empezar de nuevo para # persona', other: 'Empezar de nuevo para # personas' }),
  restarted: (count, { number }) =>
    plural(number(count), {
      one: 'Ciclo siguiente iniciado para # persona.',
      other: 'Ciclo siguiente iniciado para # personas.',
    }),
  delete: 'Eliminar',
  deleteTitle: (count, { number }) =>
    plural(number(count), { one: 'Eliminar # asignación', other: 'Eliminar # asignaciones' }),
  deleteAbout: 'Dejan de contar. Los ciclos anteriores se conservan.',
  deleted: (count, { number }) =>
    plural(number(count), { one: '# asignación eliminada.', other: '# asignaciones eliminadas.' }),
  progress: (done, all) => `${done} de ${all}`,
  tooMany: (most) => `Elija como máximo ${most} personas a la vez.`,
}
