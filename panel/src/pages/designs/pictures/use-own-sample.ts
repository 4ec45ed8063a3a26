import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { sampleOfAttendee } from '../../../designer/sample-of-attendee.ts'
import { SAMPLES, type Sample } from '../../../designer/samples.ts'

/**
 * Returns data for pictures of designs: the organisation, its newest event and the first attendee of that, as far as
 * this person may read them.
 */
export function useOwnSample(): Sample {
  const { who } = useRouteContext({ from: '/inside' })
  const issuer = who.organisation.name
  const [mayReadEvents, mayReadPeople] = [may(who, 'events:read'), may(who, 'attendees:read')]
  const own = useQuery({
    queryKey: ['events', 'to show designs with', mayReadPeople],
    queryFn: async () => {
      const [event] = (await laurel.events.list({ limit: 1 })).rows
      if (event === undefined) return null
      const people = mayReadPeople ? await laurel.attendees.list(event.id, { sort: 'oldest', limit: 1 }) : null
      return { event, attendee: people?.rows[0] }
    },
    enabled: mayReadEvents,
    staleTime: 60_000,
  })
  const usual = { ...SAMPLES.usual, issuer_name: issuer }
  if (!own.data) return usual
  const { event, attendee } = own.data
  if (attendee) {
    const sample = sampleOfAttendee({ event, attendee, sessionCount: 0, issuer, now: Date.now() })
    return { ...sample, tier: usual.tier, issued_at: usual.issued_at, expires_at: usual.expires_at }
  }
  return { ...usual, event_name: event.name, event_date: event.event_date, event_timezone: event.event_timezone }
}
