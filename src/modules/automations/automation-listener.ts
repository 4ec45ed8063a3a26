import type { TxContext } from '../../platform/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { HeardEvent, Listener } from '../../platform/outbox/listener.ts'
import type { Trigger } from './automation-schema.ts'
import { lockFiring, makeRuns } from './make-runs.ts'

type Fires = (ctx: TxContext, event: HeardEvent) => Promise<void>

/** What fires rules as soon as it happens, by the type of its event. */
const fires: Record<string, Fires> = {
  'cert.issued': (ctx, { subjectId, data }) => fire(ctx, 'certificate_issued', [subjectId], ofEvent(data)),
  'cert.bulk_completed': (ctx, { data }) => fire(ctx, 'certificate_issued', certificatesOf(data), ofEvent(data)),
}

/** Makes runs of what has happened, in the transaction in which it is heard: so there is one, whatever is restarted. */
export const automationListener: Listener = {
  name: 'automations',
  types: Object.keys(fires),
  from: 'now',
  hear: async (ctx, event) => fires[event.type]!(ctx, event),
}

async function fire(ctx: TxContext, trigger: Trigger, ids: number[], rules: Sql): Promise<void> {
  const ruleIds = await lockFiring(ctx, trigger, rules)
  await makeRuns(ctx, trigger, ruleIds, { only: (id) => sql`${id} = any(${ids}::bigint[])`, again: true })
}

function ofEvent(data: unknown): Sql {
  return sql`event_id = ${(data as { event_id: number }).event_id}`
}

function certificatesOf(data: unknown): number[] {
  return (data as { certificates: { certificate_id: number }[] }).certificates.map((each) => each.certificate_id)
}
