import type { AttendeeAction } from '@laurel/client'
import { Link, useRouteContext } from '@tanstack/react-router'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import type { Chosen } from '../../components/list-types.ts'
import { isForMessages, matching } from './attendee-filters.ts'
import { attendeeActionMessages } from './messages/actions.ts'

/** Maximum number of ids that fit in an address. */
export const MAX_NAMED = 200

type Props = { eventId: number; chosen: Chosen; filter: NonNullable<AttendeeAction['filter']> }

/** Link to a new message to the selected attendees, or to all that match the filter. */
export function WriteToChosen({ eventId, chosen, filter }: Props) {
  const { who } = useRouteContext({ from: '/inside' })
  const { write } = attendeeActionMessages
  if (!may(who, 'emails:write')) return null
  if (chosen.all ? !isForMessages(filter) : chosen.count > MAX_NAMED) return null
  const search = chosen.all ? matching(filter) : { attendees: chosen.ids.join() }
  return (
    <Button
      variant="default"
      size="compact-sm"
      renderRoot={(props) => (
        <Link to="/events/$eventId/messages/new" params={{ eventId }} search={search} {...props} />
      )}
    >
      {write}
    </Button>
  )
}
