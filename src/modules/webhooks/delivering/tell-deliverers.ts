import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'

/** The channel of the database on which deliverers listen; the trigger that makes deliveries says `due` on it too. */
export const CHANNEL = 'webhooks'

/** `due`: something is to be sent to the endpoint. `changed`: what is known of it is out of date. Heard at the commit. */
export async function tellDeliverers(ctx: TxContext, word: 'due' | 'changed', endpointId: number): Promise<void> {
  await change(ctx)`select pg_notify(${CHANNEL}, ${`${word} ${endpointId}`})`
}
