import type { Context, TxContext } from '../context/context.ts'

/**
 * Tells whoever waits for events that the organisation has new ones, once they are committed: at once outside of a
 * transaction. Whoever writes events calls it after the statement that does.
 */
export function tellOfEvents(ctx: Context): void {
  const tell = () => ctx.outboxBell.ring(ctx.orgId)
  if (ctx.db.isTransaction) (ctx as TxContext).afterCommit(tell)
  else tell()
}
