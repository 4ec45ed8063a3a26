import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'

type Stage = 'lead' | 'qualified' | 'customer' | 'evangelist'

/** What lists call how far somebody has come, in the languages of those who make them. */
const WORDS: Record<Stage, string[]> = {
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
  Object.entries(WORDS).flatMap(([stage, words]) => words.map((word) => [headerKey(word), stage as Stage])),
)

/** The stage that a cell names; undefined: none. */
export function stageOf(cell: string): Stage | undefined {
  return stages.get(headerKey(cell))
}
