import type { World } from './harness.ts'
import { aSender, SENDER_PATH } from './senders.ts'

/** Walks through all operations of the organisation's sender in the document. */
export async function walkSender(world: World, smtpUrl: string): Promise<void> {
  await world.request('POST', `${SENDER_PATH}/test`, { to: 'me@example.org' })
  await world.request('PUT', SENDER_PATH, { from_address: 'events@example.org' })
  await aSender(world, smtpUrl)
  await world.request('GET', SENDER_PATH)
  await world.request('GET', `${SENDER_PATH}/dns`)
  await world.request('POST', `${SENDER_PATH}/test`, { to: 'me@example.org' })
  await world.request('DELETE', SENDER_PATH)
}
