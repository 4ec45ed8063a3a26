import { isEmail } from '../../platform/http/validation/text-formats.ts'
import type { Answers } from '../../platform/questions/validate-answers.ts'
import { type ContactProperty, validateProperty } from '../crm/index.ts'
import { fieldsByTarget, propertyKey } from './fields-by-target.ts'
import type { FormRow } from './form-queries.ts'

/** Contact fields that the answers provide; null or empty: none. */
export type ContactDetails = {
  email: string | null
  first_name: string
  last_name: string
  phone: string | null
  company: string | null
  title: string | null
  /** Absent without an answer. */
  email_consent?: 'granted' | 'denied'
  properties: Record<string, string | number>
}

const MAX_LENGTH = { name: 200, company: 200, title: 300, phone: 40, email: 254 }

/**
 * Extracts contact fields from answers. Values that no longer fit, such as a number for a custom field that is now a
 * text, are left out.
 */
export function contactDetails(
  form: Pick<FormRow, 'fields' | 'contact_mapping'>,
  answers: Answers,
  defined: ReadonlyMap<string, ContactProperty>,
): ContactDetails {
  const targets = fieldsByTarget(form)
  const answerTo = (target: string) => {
    const field = targets.get(target)
    return field && Object.hasOwn(answers, field.name) ? answers[field.name] : null
  }
  const text = (target: string) => {
    const answer = answerTo(target)
    return typeof answer === 'string' ? answer : null
  }
  const consent = answerTo('email_consent')
  const email = text('email')
  const phone = text('phone')
  return {
    ...nameParts(text),
    email: email !== null && email.length <= MAX_LENGTH.email && isEmail(email) ? email : null,
    phone: phone !== null && phone.length <= MAX_LENGTH.phone ? phone : null,
    company: cut(text('company'), MAX_LENGTH.company),
    title: cut(text('title'), MAX_LENGTH.title),
    ...(typeof consent === 'boolean' ? { email_consent: consent ? 'granted' : 'denied' } : {}),
    properties: propertiesIn(targets, answers, defined),
  }
}

/** Splits a full name at its last word, unless the form asks for first or last name separately. */
function nameParts(text: (target: string) => string | null): Pick<ContactDetails, 'first_name' | 'last_name'> {
  const [, first, last] = /^(.*?)(?:\s+(\S+))?$/s.exec(text('name') ?? '')!
  const known = { first: text('first_name'), last: text('last_name') }
  const isWhole = known.first === null && known.last === null
  return {
    first_name: cut(isWhole ? first! : known.first, MAX_LENGTH.name) ?? '',
    last_name: cut(isWhole ? (last ?? '') : known.last, MAX_LENGTH.name) ?? '',
  }
}

function propertiesIn(
  targets: ReturnType<typeof fieldsByTarget>,
  answers: Answers,
  defined: ReadonlyMap<string, ContactProperty>,
): ContactDetails['properties'] {
  const properties: ContactDetails['properties'] = {}
  for (const [target, field] of targets) {
    const key = propertyKey(target)
    const answer = Object.hasOwn(answers, field.name) ? answers[field.name] : null
    if (key === null || (typeof answer !== 'string' && typeof answer !== 'number')) continue
    const property = defined.get(key)
    if (property !== undefined && validateProperty(property, answer) === null) properties[key] = answer
  }
  return properties
}

function cut(text: string | null, max: number): string | null {
  return text === null ? null : Array.from(text).slice(0, max).join('').trim()
}
