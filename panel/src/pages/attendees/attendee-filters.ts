import type { AttendeeAction, RegistrationType, Session } from '@laurel/client'
import { SITE } from '../../api/site.ts'
import type { ExportFormat, Filter } from '../../components/list-types.ts'
import type { ListState } from '../../components/use-list.ts'
import type { Asked } from '../../components/use-rows.ts'
import type { attendeeActionMessages } from './messages/actions.ts'
import type { attendeeMessages } from './messages/attendee.ts'

type Words = {
  text: typeof attendeeMessages
  actions: typeof attendeeActionMessages
  /** Label of the filter by a session with sign-up. */
  signedUpFor: string
  types: readonly RegistrationType[] | undefined
  sessions: readonly Session[] | undefined
  /** The filters that are set: one by type holds before the types are loaded. */
  set: ListState['filters']
}

type AttendeeFilter = NonNullable<AttendeeAction['filter']>

export const ATTENDEE_FILTERS = [
  'status',
  'checked_in',
  'certificate',
  'tag',
  'registration_type_id',
  'signed_up_for',
] as const

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

export function attendeeFilters({ text, actions, signedUpFor, types = [], sessions = [], set }: Words): Filter[] {
  const chosen = sessions.filter(({ signup }) => signup)
  return [
    { name: 'status', label: text.status, options: optionsOf(text.statuses) },
    { name: 'checked_in', label: text.checkedIn, options: optionsOf({ true: actions.yes, false: actions.no }) },
    { name: 'certificate', label: text.certificate, options: optionsOf(actions.certificates) },
    { name: 'tag', label: actions.tag },
    ...(types.length > 0 || set.registration_type_id
      ? [
          {
            name: 'registration_type_id',
            label: text.type,
            options: types.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]
      : []),
    ...(chosen.length > 0 || set.signed_up_for
      ? [
          {
            name: 'signed_up_for',
            label: signedUpFor,
            options: chosen.map(({ id, title }) => ({ value: String(id), label: title })),
          },
        ]
      : []),
  ]
}

/** Search and filters of the list, for actions on all matching attendees. */
export function shownOf({ search, filters }: Pick<ListState, 'search' | 'filters'>): AttendeeFilter {
  const { status, checked_in, certificate, tag, registration_type_id, signed_up_for } = filters
  const filter = {
    ...(search && { search }),
    ...(status && { status: [status] }),
    ...(checked_in && { checked_in: checked_in === 'true' }),
    ...(certificate && { certificate }),
    ...(tag && { tag: [tag] }),
    ...(registration_type_id && { registration_type_id: [Number(registration_type_id)] }),
    ...(signed_up_for && { signed_up_for: Number(signed_up_for) }),
  }
  return filter as AttendeeFilter
}

/** Whether a message can have the same filter; messages know no revoked certificates. */
export const isForMessages = ({ certificate }: AttendeeFilter): boolean =>
  certificate === undefined || certificate === 'active'

/** The filter as the page of a new message reads it from its address. */
export function matching({
  search,
  status,
  checked_in,
  certificate,
  tag,
  registration_type_id: types,
  signed_up_for: session,
}: AttendeeFilter) {
  return {
    status: status?.[0] ?? 'any',
    ...(search && { q: search }),
    ...(checked_in !== undefined && { checked_in: String(checked_in) }),
    ...(certificate && { certificate }),
    ...(tag && { tag: [tag].flat().join() }),
    ...(types && { type: types.join() }),
    ...(session && { session: String(session) }),
  }
}

/** Address of the current list as a file, which has its own order. */
export function attendeesFile(eventId: number, { sort: _, ...asked }: Asked, format: ExportFormat): string {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  return `${SITE}/api/v1/admin/events/${eventId}/attendees.${format}?${query}`
}
