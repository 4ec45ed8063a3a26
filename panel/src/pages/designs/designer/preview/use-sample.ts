import type { Event } from '@laurel/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { laurel } from '../../../../api/laurel.ts'
import { sampleOfAttendee } from '../../../../designer/sample-of-attendee.ts'
import { SAMPLES, type Sample } from '../../../../designer/samples.ts'

/** A built-in sample, or an attendee of an event: the nth in an order or of a search. */
export type Choice = {
  who: keyof typeof SAMPLES | 'longest_name' | 'oldest' | 'search'
  /** Null: the first of the list. */
  eventId: number | null
  search: string
  nth: number
}

/** Data for the preview, and the attendee whose data it is; null for a built-in sample. */
export type Shown = { sample: Sample; attendee: { event_id: number; attendee_id: number } | null }

const FIRST: Choice = { who: 'usual', eventId: null, search: '', nth: 0 }
/** Number of events to choose from, newest first. */
const EVENTS = 100

/**
 * @param issuer the name of the organisation, which certificates say
 * @param mayReadEvents whether the values that events define can be requested
 */
export function useSample(designId: number, issuer: string, mayReadEvents: boolean) {
  const values = useQuery({
    queryKey: ['designs', designId, 'values'],
    queryFn: () => laurel.designs.values(designId),
    enabled: mayReadEvents,
  })
  const [choice, set] = useState(FIRST)
  const made = choice.who in SAMPLES ? SAMPLES[choice.who as keyof typeof SAMPLES] : null
  const events = useQuery({
    queryKey: ['events', 'to try a design with', designId],
    queryFn: async () => ownFirst((await laurel.events.list({ limit: EVENTS })).rows, designId),
    enabled: made === null,
  })
  const event = events.data?.find(({ id }) => id === choice.eventId) ?? events.data?.[0]
  const person = useQuery({
    queryKey: ['attendees', event?.id, 'to try a design with', choice.who, choice.search, choice.nth],
    queryFn: () => readPerson(event!, choice),
    enabled: made === null && event !== undefined,
    placeholderData: keepPreviousData,
  })
  const found = made === null ? person.data?.found : undefined
  const shown = useMemo((): Shown => {
    if (found) {
      const { attendee, sessionCount, at } = found
      const sample = sampleOfAttendee({ event: found.event, attendee, sessionCount, issuer, now: at })
      return { sample, attendee: { event_id: attendee.event_id, attendee_id: attendee.id } }
    }
    return { sample: { ...(made ?? SAMPLES.usual), issuer_name: issuer }, attendee: null }
  }, [found, made, issuer])
  return {
    choice,
    change: (by: Partial<Choice>) => set((before) => ({ ...before, nth: 0, ...by })),
    shown,
    /** The values that events define; null until known. */
    values: values.data ?? null,
    events,
    event,
    person,
    total: person.data?.total ?? 0,
    isPeople: made === null,
  }
}

/** Events that have the design come first: their people get it. */
const ownFirst = (events: Event[], designId: number) =>
  events.toSorted((a, b) => Number(b.template_id === designId) - Number(a.template_id === designId))

async function readPerson(event: Event, { who, search, nth }: Choice) {
  const isSearch = who === 'search'
  const [people, sessions] = await Promise.all([
    laurel.attendees.list(event.id, {
      status: ['registered'],
      page: nth + 1,
      limit: 1,
      ...(isSearch ? { search, sort: 'name' } : { sort: who as 'longest_name' | 'oldest' }),
    }),
    laurel.sessions.list(event.id, { limit: 1 }),
  ])
  const [attendee] = people.rows
  const found = attendee && { event, attendee, sessionCount: sessions.total, at: Date.now() }
  return { total: people.total, found }
}
