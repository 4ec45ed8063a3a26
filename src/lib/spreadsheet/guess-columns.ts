import { emailKeys } from './email-column.ts'
import { findNameColumns, firstNameKeys, headerKey, lastNameKeys } from './name-columns.ts'

/** The fields of a person in any import; `name` is a full name. */
export type PersonField = 'first_name' | 'last_name' | 'name' | 'email'

/** Headers of columns that are neither a full name nor half of a pair that is present. */
const PERSON: [PersonField, ReadonlySet<string>][] = [
  ['first_name', firstNameKeys],
  ['last_name', lastNameKeys],
  ['email', emailKeys],
]

/**
 * Guesses the field of each column by its header; the first column that fits a field gets it.
 * @param words the header keys of further fields
 */
export function guessColumns<Field extends string>(
  headers: string[],
  words: readonly (readonly [Field, ReadonlySet<string>])[],
): (PersonField | Field | null)[] {
  const keys = headers.map(headerKey)
  const guesses: (PersonField | Field | null)[] = keys.map(() => null)
  const take = (field: PersonField | Field, column: number) => {
    if (column >= 0 && guesses[column] === null) guesses[column] = field
  }
  const { whole, pairs } = findNameColumns(keys)
  if (pairs[0]) {
    take('first_name', pairs[0][0])
    take('last_name', pairs[0][1])
  }
  for (const [field, known] of [...PERSON, ...words]) {
    if (guesses.includes(field)) continue
    if (field === 'last_name' && !guesses.includes('first_name')) continue
    take(
      field,
      keys.findIndex((key, at) => key !== '' && known.has(key) && guesses[at] === null),
    )
  }
  if (whole !== null && !guesses.includes('first_name')) take('name', whole)
  return guesses
}
