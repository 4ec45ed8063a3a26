import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useRouteContext, useRouter } from '@tanstack/react-router'
import { eventQuery } from '../../api/event-queries.ts'
import { may } from '../../api/sign-in-session.ts'
import { ArrowLeft } from '../../components/icons.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { placeMessages } from '../../shell-parts/messages/places.ts'
import { PlaceOutlet } from '../../shell-parts/place-outlet.tsx'
import { placesOf } from '../../shell-parts/places-of.ts'
import { eventMessages } from './messages.ts'

/** Around every page of an event: which one it is, and its other pages. */
export function EventFrame() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = useMessages(eventMessages)
  const names = useMessages(placeMessages)
  const router = useRouter()
  const event = useQuery(eventQuery(eventId))
  const places = placesOf(router.routesById as never).filter(
    ({ place }) => place.within === 'event' && (!place.scope || may(who, place.scope)),
  )
  if (event.isError)
    return (
      <>
        <PageHead title={text.back} />
        <ProblemNote error={event.error} retry={() => void event.refetch()} />
      </>
    )
  return (
    <>
      <div className="event-name">
        <Link to="/events" className="soft">
          <ArrowLeft aria-hidden size={16} /> {text.back}
        </Link>
        <strong>
          <bdi>{event.data?.name}</bdi>
        </strong>
      </div>
      <nav className="tabs" aria-label={event.data?.name ?? text.back}>
        {places.map(({ path, place }) => (
          <Link
            key={path}
            to={path as '/events/$eventId'}
            params={{ eventId }}
            activeOptions={{ exact: path === '/events/$eventId', includeSearch: false }}
          >
            {names[place.name]}
          </Link>
        ))}
      </nav>
      <PlaceOutlet />
    </>
  )
}
