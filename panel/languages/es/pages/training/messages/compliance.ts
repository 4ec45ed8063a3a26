import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { complianceMessages as complianceMessagesType } from '../../../../../src/pages/training/messages/compliance.ts'

const plural = pluralsOf('es')

export const complianceMessages: typeof complianceMessagesType = {
  title: 'Cumplimiento',
  name: 'Personas en formación',
  none: 'Nadie tiene formación aún',
  noneHow: 'Cree un programa y asígnelo a personas. Su estado aparece aquí.',
  toProgrammes: 'Programas',
  nextDue: 'Próxima fecha límite',
  assignmentsFile: 'Todas las asignaciones (CSV)',
  trend: 'Últimos 30 días',
  noTrend: 'Para ver una tendencia hacen falta dos días con asignaciones.',
  day: 'Día',
  notAssigned: 'Sin asignar',
  counts: {
    overdue: (count) => `${count} fuera de plazo`,
    due: (count) => plural(count, { one: '# pendiente', other: '# pendientes' }),
    compliant: (count) => plural(count, { one: '# completada', other: '# completadas' }),
  },
}
