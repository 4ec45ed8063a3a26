import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'

/** Notification channel of the database; the trigger that creates deliveries also sends `due` on it. */
export const CHANNEL = 'webhooks'

/** `due`: the endpoint has something to send. `changed`: its details are out of date. Delivered at the commit. */
export async function notifyDeliverers(ctx: TxContext, message: 'due' | 'changed', endpointId: number): Promise<void> {
  await change(ctx)`select pg_notify(${CHANNEL}, ${`${message} ${endpointId}`})`
}
