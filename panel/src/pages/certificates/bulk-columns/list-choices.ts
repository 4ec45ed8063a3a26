import type { BulkJob, BulkPreview } from '@laurel/client'
import { laurel } from '../../../api/laurel.ts'

type Mapping = Record<string, string | null>
/** The choices of the organiser for a list; everything else is guessed. */
export type ListChoices = { sheet?: string; mapping?: Mapping; kind?: string; missing_values: 'blank' | 'skip' }

/** With a mapping, even an empty one, a list without known headers is previewed too, so that its columns can be matched. */
const bodyOf = (file: File, { mapping = {}, ...choices }: ListChoices) => ({
  file,
  ...choices,
  mapping: JSON.stringify(mapping),
})

export function createBulkJob(eventId: number, file: File, choices: ListChoices): Promise<BulkJob> {
  return laurel.bulk.create(eventId, bodyOf(file, choices))
}

export function previewBulkJob(eventId: number, file: File, choices: ListChoices): Promise<BulkPreview> {
  return laurel.bulk.create(eventId, bodyOf(file, choices), { dry_run: true })
}

type Column = BulkPreview['columns'][number]

/** Returns the name of a column in a mapping: its header or, where that is blank or not unique, its letter. */
function columnName({ header, letter }: Column, columns: Column[]): string {
  return header !== '' && columns.filter((each) => each.header === header).length === 1 ? header : letter
}

/** Returns the mapping with another target for one column; a field has one column, and a full name has no halves. */
export function mapColumn(columns: Column[], chosen: Column, target: string | null): Mapping {
  const halves = ['first_name', 'last_name']
  const excluded = target === 'name' ? ['name', ...halves] : halves.includes(target ?? '') ? ['name', target] : [target]
  return Object.fromEntries(
    columns.map((column) => {
      const guess = excluded.includes(column.guess) ? null : column.guess
      return [columnName(column, columns), column.letter === chosen.letter ? target : guess]
    }),
  )
}
