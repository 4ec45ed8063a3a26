import { invalidField } from '../../../lib/errors.ts'
import { checkTexts } from './check-texts.ts'
import { keepKnownFields } from './unknown-fields.ts'

/**
 * Parses a text field of a form or query that contains JSON, for validation by `schema`: unknown fields are dropped,
 * and a value with too many entries is cut just above its limit.
 * @throws AppError validation_failed if the text is not JSON
 */
export function jsonField(place: 'body' | 'query', name: string, text: string, schema: object): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidField([place, name], `${name} must be JSON text`, 'json')
  }
  checkTexts(value, [place, name])
  return keepKnownFields(value, schema).value
}
