import { upload } from './factories.ts'
import type { Answer, World } from './harness.ts'

type How = { query?: string; headers?: Record<string, string>; name?: string; on_existing?: string; mapping?: object }

/** Imports a file of attendees; a text becomes one in UTF-8. */
export function importFile(world: World, eventId: number, file: string | Buffer, how: How = {}): Promise<Answer> {
  const { query = '', headers = {}, name = 'people.csv', on_existing, mapping } = how
  const fields = { ...(on_existing && { on_existing }), ...(mapping && { mapping: JSON.stringify(mapping) }) }
  const form = upload(Buffer.from(file as string), { name, fields })
  return world.request('POST', `/admin/events/${eventId}/attendees/import${query}`, form.body, {
    headers: { ...form.headers, ...headers },
  })
}

/** First name, last name and address of everybody in an event, in the order in which they were added. */
export async function peopleOf(world: World, eventId: number): Promise<string[]> {
  const rows = await world.query<any>(
    `select first_name, last_name, email from attendee where event_id = ${eventId} order by id`,
  )
  return rows.map(({ first_name, last_name, email }) => `${first_name}|${last_name}|${email}`)
}
