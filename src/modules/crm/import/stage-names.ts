import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'

type Stage = 'lead' | 'qualified' | 'customer' | 'evangelist'

/** Names of lifecycle stages in lists, in the languages of those who write them. */
const STAGE_NAMES: Record<Stage, string[]> = {
  lead: ['lead', 'new', 'prospect', 'aday', 'potansiyel', 'interessent', 'prospecto', 'potenziale', 'potencial'],
  qualified: [
    ...['qualified', 'qualified lead', 'sql', 'mql', 'nitelikli', 'qualifiziert', 'qualifié', 'cualificado'],
    ...['calificado', 'qualificado', 'qualificato'],
  ],
  customer: ['customer', 'client', 'müşteri', 'kunde', 'kundin', 'cliente'],
  evangelist: [
    'evangelist',
    'advocate',
    'elçi',
    'marka elçisi',
    'fürsprecher',
    'ambassadeur',
    'embajador',
    'evangelista',
  ],
}

const stages = new Map(
  Object.entries(STAGE_NAMES).flatMap(([stage, words]) => words.map((word) => [headerKey(word), stage as Stage])),
)

/** Returns the lifecycle stage that a cell names; undefined: none. */
export function stageOf(cell: string): Stage | undefined {
  return stages.get(headerKey(cell))
}
