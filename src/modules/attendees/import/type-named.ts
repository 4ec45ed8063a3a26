import type { FieldProblem } from '../../../lib/errors.ts'
import { fieldProblem } from '../../../lib/spreadsheet/cell-problem.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import type { NamedType } from './attendee-fields.ts'

/** Most characters of the names that a problem lists. */
const MAX_LISTED = 200

/** Returns the id of the registration type that a cell names, ignoring case and accents; nothing for a blank cell. */
export function typeNamed(
  text: string,
  types: readonly NamedType[],
): { id: number } | { problem: FieldProblem } | Record<never, never> {
  if (text === '') return {}
  const key = searchKey(text)
  const type = types.find(({ name }) => searchKey(name) === key)
  if (type) return { id: type.id }
  return { problem: fieldProblem('registration_type', `must be one of ${listed(types)}`, 'unknown_type') }
}

function listed(types: readonly NamedType[]): string {
  const names = types.map(({ name }) => name).join(', ')
  return names.length <= MAX_LISTED ? names : `the types of the event, such as ${types[0]!.name}`
}
