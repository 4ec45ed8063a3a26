import type { DoorInput, DoorOutput } from './door-model.ts'
import { type Client, outcomeOf, recordHistory, type Subject } from './record-history.ts'

/** An attendee who is checked in by several clients at once. */
export function doorSubject({ id, event_id }: { id: number; event_id: number }): Subject {
  const { operations, record } = recordHistory<DoorInput, DoorOutput>()
  const door = `/admin/events/${event_id}/checkin`

  const checkIn = (client: Client) =>
    record(client, { do: 'in' }, async () => {
      const key = client.below(2) === 0 ? `in-${client.nth}-${operations.length}-${id}` : null
      const asked = await client.ask('POST', door, { body: { attendee_id: id }, key })
      return outcomeOf(asked, {
        200: ({ body }) => ({ again: body.already_checked_in, at: body.checked_in_at }),
      })
    })
  const undo = (client: Client) =>
    record(client, { do: 'undo' }, async () =>
      outcomeOf<DoorOutput>(await client.ask('DELETE', `${door}/${id}`), {
        204: () => ({ done: true }),
        404: () => ({ done: false }),
      }),
    )
  const read = async (client: Client) => {
    await record(client, { do: 'read' }, async () =>
      outcomeOf(await client.ask('GET', `/admin/events/${event_id}/attendees/${id}`), {
        200: ({ body }) => ({ at: body.checked_in_at }),
      }),
    )
  }

  return {
    async act(client) {
      const what = client.below(8)
      if (what < 4) await checkIn(client)
      else if (what < 6) await undo(client)
      else await read(client)
    },
    read,
    history: () => ({ kind: 'door', size: 0, name: `of attendee ${id}`, operations }),
  }
}
