import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { eventQuery } from '../../api/event-queries.ts'
import type { Audience } from './audience-fields.tsx'
import { NewMessagePage } from './new-message.tsx'

type Search = {
  attendees?: string
  status?: string
  checked_in?: string
  certificate?: string
  tag?: string
  type?: string
  session?: string
  q?: string
}

/** The audience that the list of attendees passed on: the selected ones, or its search and filters. */
function audienceOf({ attendees, status, checked_in, certificate, tag, type, session, q }: Search): Audience {
  if (attendees !== undefined) return { attendee_ids: attendees.split(',').map(Number) }
  return {
    ...(status === 'any' && { status: [] }),
    ...(status !== undefined && status !== 'any' && { status: [status] as NonNullable<Audience['status']> }),
    ...(checked_in !== undefined && { checked_in: checked_in === 'true' }),
    ...(certificate !== undefined && { has_certificate: certificate === 'active' }),
    ...(tag !== undefined && { tags: [tag] }),
    ...(type !== undefined && { registration_type_id: [Number(type)] }),
    ...(session !== undefined && { signed_up_for: Number(session) }),
    ...(q !== undefined && { search: q }),
  }
}

export function NewEventMessagePage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const search = useSearch({ strict: false }) as Search
  const { data } = useQuery(eventQuery(eventId))
  if (!data) return <Skeleton height={320} />
  return (
    <NewMessagePage
      eventId={eventId}
      zone={data.event_timezone}
      language={data.event_language}
      audience={audienceOf(search)}
    />
  )
}
