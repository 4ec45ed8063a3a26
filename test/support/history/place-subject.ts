import { makeLinkToken } from '../../../src/modules/attendees/records/personal-link.ts'
import type { PlaceInput, PlaceOutput } from './place-model.ts'
import { type Client, outcomeOf, recordHistory, type Subject } from './record-history.ts'
import { noteFreed, settlePlaces } from './settle-places.ts'

/** Addresses that clients share, so that they meet; everybody else registers once. */
const SHARED = 4

/** An event with few places for which clients register, cancel and accept offers. */
export function placeSubject(event: { id: number; registration_capacity: number }, secret: Buffer): Subject {
  const { operations, record } = recordHistory<PlaceInput, PlaceOutput>()
  const ids = new Map<string, number>()
  let people = 0
  const visit = { isVisitor: true }
  const addressOf = (who: string) => `${who}-of-${event.id}@example.org`
  const linkOf = (who: string) => {
    const facts = { attendeeId: ids.get(who)!, linkNo: 1, email: addressOf(who) }
    return `/public/registrations/${makeLinkToken({ secret }, facts, 'registration')}`
  }

  const register = (client: Client, who: string) =>
    record(client, { do: 'register', who }, async () => {
      const body = { first_name: 'Ada', last_name: 'Lovelace', email: addressOf(who) }
      const asked = await client.ask('POST', `/public/events/${event.id}/registrations`, { ...visit, body })
      return outcomeOf(asked, { 201: ({ body }) => ({ status: body.status }) })
    })
  const cancel = (client: Client, who: string) =>
    record(client, { do: 'cancel', who }, async () =>
      outcomeOf<PlaceOutput>(await client.ask('DELETE', linkOf(who), visit), { 204: () => ({ status: 'cancelled' }) }),
    )
  const accept = (client: Client, who: string) =>
    record(client, { do: 'accept', who }, async () =>
      outcomeOf<PlaceOutput>(await client.ask('PATCH', linkOf(who), { ...visit, body: { status: 'registered' } }), {
        200: () => ({ status: 'registered' }),
        '409 offer_ended': () => ({ status: 'offer_ended' }),
        '409 registration_cancelled': () => ({ status: 'cancelled' }),
      }),
    )

  const whoIs = ({ email }: { email: string }) => email.split('-of-')[0]!
  const named = (rows: any[], ...statuses: string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).map(whoIs)
  const readPeople = (client: Client) =>
    record(client, { do: 'people' }, async () =>
      outcomeOf(await client.ask('GET', `/admin/events/${event.id}/attendees?limit=200`), {
        200({ body }) {
          for (const row of body) ids.set(whoIs(row), row.id)
          const others = named(body, 'waitlisted', 'offered').sort()
          return { registered: named(body, 'registered').sort(), others }
        },
      }),
    )
  const readWaiting = (client: Client) =>
    record(client, { do: 'waiting' }, async () =>
      outcomeOf(await client.ask('GET', `/admin/events/${event.id}/waiting-list?limit=200`), {
        200: ({ body }) => ({ offered: named(body, 'offered'), waiting: named(body, 'waitlisted') }),
      }),
    )

  return {
    async act(client) {
      const known = [...ids.keys()]
      const who = client.below(5) === 0 ? `shared${client.below(SHARED)}` : `one${people++}`
      const someone = known[client.below(known.length)]
      const what = client.below(10)
      if (what < 4) await register(client, who)
      else if (what < 6 && someone !== undefined) await cancel(client, someone)
      else if (what < 8 && someone !== undefined) await accept(client, someone)
      else if (what === 8) await readWaiting(client)
      else await readPeople(client)
    },
    async read(client) {
      await readPeople(client)
      await readWaiting(client)
    },
    history: () => ({
      ...{ kind: 'places', size: event.registration_capacity, name: `of event ${event.id}` },
      operations: settlePlaces(noteFreed(operations)),
    }),
  }
}
