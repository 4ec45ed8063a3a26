import type { Context, TxContext } from '../context/context.ts'

/**
 * Notifies everything that waits for events of the organisation: after the commit inside a transaction, otherwise at
 * once. Call it after the statement that writes the events.
 */
export function notifyOfEvents(ctx: Context): void {
  const notify = () => ctx.outboxNotifier.notify(ctx.orgId)
  if (ctx.db.isTransaction) (ctx as TxContext).afterCommit(notify)
  else notify()
}
