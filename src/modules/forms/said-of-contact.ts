import { isEmail } from '../../platform/http/validation/text-formats.ts'
import type { Answers } from '../../platform/questions/validate-answers.ts'
import { type ContactProperty, validateProperty } from '../crm/index.ts'
import { fieldsByPlace, propertyKey } from './fields-by-place.ts'
import type { FormRow } from './form-queries.ts'

/** What answers say of a contact; null and empty: nothing. */
export type Said = {
  email: string | null
  first_name: string
  last_name: string
  phone: string | null
  company: string | null
  title: string | null
  properties: Record<string, string | number>
}

const MAX_LENGTH = { name: 200, company: 200, title: 300, phone: 40, email: 254 }

/** What is not of the form that a contact needs, such as a number of a property that is a text by now, is left out. */
export function saidOfContact(
  form: Pick<FormRow, 'fields' | 'contact_mapping'>,
  answers: Answers,
  defined: ReadonlyMap<string, ContactProperty>,
): Said {
  const places = fieldsByPlace(form)
  const text = (place: string) => {
    const field = places.get(place)
    const answer = field && Object.hasOwn(answers, field.name) ? answers[field.name] : null
    return typeof answer === 'string' ? answer : null
  }
  const email = text('email')
  const phone = text('phone')
  return {
    ...namesIn(text),
    email: email !== null && email.length <= MAX_LENGTH.email && isEmail(email) ? email : null,
    phone: phone !== null && phone.length <= MAX_LENGTH.phone ? phone : null,
    company: cut(text('company'), MAX_LENGTH.company),
    title: cut(text('title'), MAX_LENGTH.title),
    properties: propertiesIn(places, answers, defined),
  }
}

/** The last word of a whole name is the last name; where there is a field for either, that says it. */
function namesIn(text: (place: string) => string | null): Pick<Said, 'first_name' | 'last_name'> {
  const [, first, last] = /^(.*?)(?:\s+(\S+))?$/s.exec(text('name') ?? '')!
  const known = { first: text('first_name'), last: text('last_name') }
  const isWhole = known.first === null && known.last === null
  return {
    first_name: cut(isWhole ? first! : known.first, MAX_LENGTH.name) ?? '',
    last_name: cut(isWhole ? (last ?? '') : known.last, MAX_LENGTH.name) ?? '',
  }
}

function propertiesIn(
  places: ReturnType<typeof fieldsByPlace>,
  answers: Answers,
  defined: ReadonlyMap<string, ContactProperty>,
): Said['properties'] {
  const found: Said['properties'] = {}
  for (const [place, field] of places) {
    const key = propertyKey(place)
    const answer = Object.hasOwn(answers, field.name) ? answers[field.name] : null
    if (key === null || (typeof answer !== 'string' && typeof answer !== 'number')) continue
    const property = defined.get(key)
    if (property !== undefined && validateProperty(property, answer) === null) found[key] = answer
  }
  return found
}

function cut(text: string | null, most: number): string | null {
  return text === null ? null : Array.from(text).slice(0, most).join('').trim()
}
