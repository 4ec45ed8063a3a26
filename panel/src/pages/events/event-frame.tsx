import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { eventQuery } from '../../api/event-queries.ts'
import { PageHead, TitleOf } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { WayBack } from '../../components/way-back.tsx'
import { usePlaceMenu } from '../../shell-parts/place-menu.ts'
import { PlaceOutlet } from '../../shell-parts/place-outlet.tsx'
import { PlaceSelect } from '../../shell-parts/place-select.tsx'
import { eventMessages } from './messages.ts'

/** Frame of the pages of an event: its name, and on a phone the menu that the side bar shows on larger screens. */
export function EventFrame() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const text = eventMessages
  const event = useQuery(eventQuery(eventId))
  const places = usePlaceMenu('event')
  if (event.isError)
    return (
      <>
        <PageHead title={text.back} />
        <ProblemNote error={event.error} retry={() => void event.refetch()} />
      </>
    )
  return (
    <>
      <WayBack to="/events" label={text.back}>
        <strong>
          <bdi>{event.data?.name}</bdi>
        </strong>
      </WayBack>
      <PlaceSelect label={text.pages} places={places} />
      <TitleOf value={event.data?.name}>
        <PlaceOutlet />
      </TitleOf>
    </>
  )
}
