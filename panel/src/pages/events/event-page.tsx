import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { eventQuery } from '../../api/event-queries.ts'
import { PageHead } from '../../parts/page-head.tsx'

export function EventPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const event = useQuery(eventQuery(eventId))
  return <PageHead title={event.data?.name ?? ''} />
}
