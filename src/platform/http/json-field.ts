import { invalidField } from '../errors.ts'
import { checkTexts } from './check-texts.ts'

/** The value of a text field that holds JSON, as those of a form and of a query do. @throws AppError validation_failed */
export function jsonField(place: 'body' | 'query', name: string, text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidField([place, name], `${name} must be JSON text`, 'json')
  }
  checkTexts(value, [place, name])
  return value
}
