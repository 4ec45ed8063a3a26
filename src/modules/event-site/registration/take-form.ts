import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { checkStamp, makeStamp } from '../../../platform/pages/form-stamp.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { findRegistrationEvent, type RegistrationEvent, register, registrationState } from '../../attendees/index.ts'
import { visitorIn } from '../../organisations/index.ts'
import { problemsOf, readGuests, validateGuests } from './group-form.ts'
import type { RegistrationOutcome } from './messages.ts'
import { type DrawnForm, emptyForm } from './registration-form.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { answersOf, readTyped, type Typed, validateForm } from './validate-form.ts'

type Refused = { code: 409 | 422; page: Html }

/** Returns the empty form of an event. */
export function newForm(services: Services, { slug }: RegistrationEvent): DrawnForm {
  return emptyForm(makeStamp(services, slug))
}

/** Returns a form with everything that was typed, and one guest more or fewer. */
export function editGuests(
  services: Services,
  visit: RegistrationVisit,
  event: RegistrationEvent,
  fields: Fields,
): DrawnForm {
  const { typed, stamp } = validateSent(services, visit, event, fields).form
  const removed = textOf(fields, 'remove')
  const kept = readGuests(event, fields).filter((_, index) => String(index) !== removed)
  const isAdded = textOf(fields, 'add') !== '' && kept.length < event.registration_max_guests
  const empty = emptyForm(stamp)
  const added = { ...empty.typed, registration_type_id: typed.registration_type_id }
  const guests = [...kept, ...(isAdded ? [added] : [])].map((typed) => ({ typed, problems: [], answerProblems: [] }))
  return { ...empty, typed, guests, isEdited: true }
}

/** The outcome of an accepted form, as the address of its page tells it. */
export type Outcome = { status: RegistrationOutcome; hasGuests: boolean }

/** A sent form, and how its page is drawn again. */
type SentForm = {
  event: RegistrationEvent
  fields: Fields
  draw: (event: RegistrationEvent, form: DrawnForm) => Html | Promise<Html>
}

/**
 * Registers the sender of a form, or returns the page that explains why not, with everything they typed.
 * @throws AppError not_found when the event was deleted in the meantime
 */
export async function takeForm(
  services: Services,
  request: FastifyRequest,
  visit: RegistrationVisit,
  { event, fields, draw }: SentForm,
): Promise<Refused | Outcome> {
  const validated = validateSent(services, visit, event, fields)
  if (validated.code !== null) return { code: validated.code, page: await draw(event, validated.form) }
  try {
    const guests = validated.form.guests.map(({ typed }) => personOf(event, typed))
    const body = { ...personOf(event, validated.form.typed), guests, language: visit.language }
    const { status } = await register(visitorIn(services, request), event.slug, body)
    return { status, hasGuests: guests.length > 0 }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Registration was closed or its questions changed since the event was read.
    const later = await findRegistrationEvent(services, event.slug)
    const again = later && validateSent(services, visit, later, fields)
    if (!again?.code) throw error
    return { code: again.code, page: await draw(later!, again.form) }
  }
}

function personOf(event: RegistrationEvent, typed: Typed) {
  const registration_type_id = typed.registration_type_id === '' ? null : Number(typed.registration_type_id)
  return { ...typed, registration_type_id, answers: answersOf(event, typed) }
}

/** Validates a form (`code` is null when it is valid) and returns how to show it otherwise. */
function validateSent(
  services: Services,
  visit: RegistrationVisit,
  event: RegistrationEvent,
  fields: Fields,
): { code: null | 409 | 422; form: DrawnForm } {
  const sent = textOf(fields, 'stamp')
  const verdict = checkStamp(services, event.slug, sent)
  const first = validateForm(visit, event, readTyped(event, fields), 'new')
  const form = { ...first, guests: validateGuests(visit, event, first.typed, readGuests(event, fields)) }
  const isWrong = problemsOf(form).length > 0
  // Only bots fill in the hidden field or send a form immediately.
  const isQuick = verdict === 'early' || textOf(fields, 'website') !== ''
  const again = isWrong ? null : isQuick ? 'quick' : verdict === 'bad' ? 'late' : null
  // A sender who was too early need not wait the full time again.
  const stamp = verdict === 'bad' ? makeStamp(services, event.slug) : sent
  const isOpen = registrationState(event, visit.now) === 'open'
  return {
    code: !isOpen ? 409 : isWrong || again !== null ? 422 : null,
    form: { ...form, stamp, again, isEdited: false },
  }
}
