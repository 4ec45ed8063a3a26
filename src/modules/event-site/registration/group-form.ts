import { html } from 'ghtml'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { type Html, stored } from '../../../platform/pages/written-text.ts'
import { answerField } from '../../../platform/questions/read-form-answers.ts'
import { allQuestions, emailKey, type RegistrationEvent } from '../../attendees/index.ts'
import { MAX_GUESTS } from '../../events/index.ts'
import { groupMessages } from './group-messages.ts'
import { fieldLabels } from './registration-fields.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { readTyped, type Typed, type ValidatedForm, validateForm } from './validate-form.ts'

/** A form with the guests of the person who registers. */
export type GroupForm = ValidatedForm & { guests: readonly ValidatedForm[] }

/** Returns the text before the names of the fields of a guest. */
export function guestPrefix(index: number): string {
  return `guests.${index}.`
}

/** Returns the values typed for each guest; the form says how many there are. */
export function readGuests(event: RegistrationEvent, fields: Fields): Typed[] {
  const count = /^\d{1,2}$/.test(textOf(fields, 'guests')) ? Number(textOf(fields, 'guests')) : 0
  return Array.from({ length: Math.min(MAX_GUESTS, count) }, (_, index) =>
    readTyped(event, fieldsOfGuest(fields, guestPrefix(index))),
  )
}

function fieldsOfGuest(fields: Fields, prefix: string): Fields {
  const own = Object.entries(fields).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]))
}

/** Validates guests by the rules of the API: each as a person, with an address that nobody before them has. */
export function validateGuests(
  visit: Pick<RegistrationVisit, 'language' | 'now'>,
  event: RegistrationEvent,
  first: Typed,
  guests: readonly Typed[],
): ValidatedForm[] {
  const { repeated, tooMany } = groupMessages[visit.language]
  const max = event.registration_max_guests
  const taken = new Set([emailKey(first.email), emailKey('')])
  return guests.map((typed, index) => {
    const validated = validateForm(visit, event, typed, 'new')
    const key = emailKey(typed.email)
    const isRepeated = key !== emailKey('') && taken.has(key)
    taken.add(key)
    const more = [
      ...(isRepeated ? [{ field: 'email', text: repeated }] : []),
      ...(index >= max ? [{ field: 'first_name', text: tooMany(max) }] : []),
    ]
    return { ...validated, problems: [...validated.problems, ...more] }
  })
}

/** Returns the problems of all people, each with the name of its field. */
export function problemsOf({ problems, guests }: GroupForm): ValidatedForm['problems'] {
  const ofGuests = guests.flatMap((guest, index) =>
    guest.problems.map(({ field, text }) => ({ field: `${guestPrefix(index)}${field}`, text })),
  )
  return [...problems, ...ofGuests]
}

/** Returns the labels of the standard fields, and of all fields of guests. */
export function groupLabels(visit: RegistrationVisit, event: RegistrationEvent, form: GroupForm): Record<string, Html> {
  const own = fieldLabels(visit)
  const asked = allQuestions(event).map(({ id, label }): [string, Html] => [answerField(id), stored(label)])
  const { legend } = groupMessages[visit.language]
  const ofGuests = form.guests.flatMap((_, index) =>
    [...Object.entries(own), ...asked].map(([field, label]): [string, Html] => [
      `${guestPrefix(index)}${field}`,
      html`${legend(index + 1)}: !${label}`,
    ]),
  )
  return { ...own, ...Object.fromEntries(ofGuests) }
}
