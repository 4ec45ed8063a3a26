import { anAttendee } from './factories.ts'
import type { World } from './harness.ts'

/** Calls the operations on speakers and on the agenda as a whole. */
export async function walkAgenda(world: World, event: string, session: string): Promise<void> {
  const { body: speaker } = await world.request('POST', `${event}/speakers`, { name: 'Ada Lovelace' })
  const own = `${event}/speakers/${speaker.id}`
  await world.request('GET', session)
  await world.request('PATCH', session, { capacity: 40, speaker_ids: [speaker.id], signup: true })
  await walkSignUps(world, event, Number(session.split('/').at(-1)))
  await world.request('GET', `${event}/speakers`)
  await world.request('GET', own)
  await world.request('PATCH', own, { role: 'Engineer' })
  await world.request('DELETE', own)
  const agenda = { text: '1 December 2026\n10:00–10:45 Engines (Ada Lovelace) @Room 2' }
  await world.request('POST', `${event}/sessions/import?dry_run=true`, agenda)
  await world.request('POST', `${event}/sessions/import`, agenda)
}

/** Signs people up for a session with one place. */
async function walkSignUps(world: World, event: string, sessionId: number): Promise<void> {
  for (const _ of [1, 2]) {
    const { id } = await anAttendee(world, Number(event.split('/').at(-1)))
    await world.request('PUT', `${event}/attendees/${id}/sessions`, { session_ids: [sessionId] })
  }
}
