import type { NewContactMessage, NewEventMessage } from '@laurel/client'
import { numberIn, textOf, textOrNone } from '../../components/fields.tsx'
import { isOn } from '../../components/switch-field.tsx'
import { timeIn } from '../../components/time-field.tsx'

export type NewMessage = NewEventMessage & NewContactMessage
type Audience = NewMessage['audience']

type Place = {
  /** null: a message to contacts. */
  eventId: number | null
  /** People chosen one by one. */
  ids: readonly number[]
  /** Time zone of the times in the form. */
  zone: string
}

const STATUSES = ['registered', 'waitlisted', 'offered', 'pending', 'cancelled'] as const

/**
 * Reads the form of a message. Without people chosen one by one it goes to everyone who matches; without a time it leaves
 * at once.
 */
export function readMessage(values: FormData, place: Place): NewMessage {
  const { eventId } = place
  const template = numberIn(values, 'template_id')
  const local = textOrNone(values, 'send_at_local')
  return {
    ...(template === null
      ? {
          subject: textOf(values, 'subject'),
          body: textOf(values, 'body'),
          language: textOf(values, 'language') as NonNullable<NewMessage['language']>,
        }
      : { template_id: template }),
    audience: audienceIn(values, place),
    ...(values.get('when') === 'later' && { send_at_local: local ?? '' }),
    ...(eventId !== null && { transactional: isOn(values, 'transactional') }),
  }
}

function audienceIn(values: FormData, { eventId, ids, zone }: Place): Audience {
  if (ids.length > 0 && eventId !== null) return { attendee_ids: [...ids] }
  if (ids.length > 0) return { contact_ids: [...ids], consent: consentIn(values) }
  const tags = textOf(values, 'audience.tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  const search = textOrNone(values, 'audience.search')
  const words = { ...(tags.length > 0 && { tags }), ...(search !== undefined && { search }) }
  return eventId === null ? { ...words, ...contactsIn(values, zone) } : { ...words, ...attendeesIn(values) }
}

function attendeesIn(values: FormData): Audience {
  const status = textOf(values, 'audience.status') as (typeof STATUSES)[number] | ''
  const choices = (['checked_in', 'has_certificate', 'answered_survey'] as const).flatMap((name) => {
    const said = textOf(values, `audience.${name}`)
    return said === '' ? [] : [[name, said === 'true']]
  })
  const session = numberIn(values, 'audience.signed_up_for')
  const type = numberIn(values, 'audience.registration_type_id')
  return {
    status: status === '' ? [...STATUSES] : [status],
    ...Object.fromEntries(choices),
    ...(type !== null && { registration_type_id: [type] }),
    ...(session !== null && { signed_up_for: session }),
  }
}

function contactsIn(values: FormData, zone: string): Audience {
  const texts = (['stage', 'owner', 'source'] as const).flatMap((name) => {
    const value = textOrNone(values, `audience.${name}`)
    return value === undefined ? [] : [[name, value]]
  })
  const numbers = (['min_score', 'max_score', 'account_id'] as const).flatMap((name) => {
    const value = numberIn(values, `audience.${name}`)
    return value === null ? [] : [[name, value]]
  })
  const times = (['active_since', 'inactive_since'] as const).flatMap((name) => {
    const value = timeIn(values, `audience.${name}`, zone)
    return value === null ? [] : [[name, value]]
  })
  return {
    ...Object.fromEntries([...texts, ...numbers, ...times]),
    consent: consentIn(values),
  }
}

const consentIn = (values: FormData) => textOf(values, 'audience.consent') as NonNullable<Audience['consent']>
