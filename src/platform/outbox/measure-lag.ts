import type { Registry } from 'prom-client'
import type { Services } from '../context/context.ts'
import { many } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import { measureTogether } from '../figures/measure-together.ts'
import type { Listener } from './listener.ts'
import { unhandled } from './read-events.ts'

/**
 * Registers the lag of each listener, read from the database with each scrape; absent while the database is
 * unavailable.
 */
export function measureLag(
  registry: Registry,
  services: Pick<Services, 'db'>,
  listeners: readonly Pick<Listener, 'name' | 'from'>[],
): void {
  if (listeners.length === 0) return
  const lag = {
    name: 'laurel_outbox_lag_seconds',
    help: 'Age of the oldest event that a listener has not heard; 0 when it has heard all',
    labelNames: ['listener'],
  }
  measureTogether(registry, { lag }, async () => {
    const lags = await lagsOf(services, listeners)
    return { lag: lags.map(({ listener, seconds }) => ({ labels: { listener }, value: seconds })) }
  })
}

/** A listener without a position has handled nothing, or starts with the next event. */
function lagsOf(
  within: Pick<Services, 'db'>,
  listeners: readonly Pick<Listener, 'name' | 'from'>[],
): Promise<{ listener: string; seconds: number }[]> {
  return many<{ listener: string; seconds: number }>(within)`
    select l.name as listener, coalesce(greatest(extract(epoch from now() - oldest.occurred_at), 0), 0)::float8 as seconds
    from unnest(${listeners.map(({ name }) => name)}::text[], ${listeners.map(({ from }) => from === 'beginning')}::bool[]) as l (name, from_beginning)
    left join outbox_place p on p.listener = l.name
    left join lateral (
      select e.occurred_at from domain_event e
      where case when p.listener is null then l.from_beginning
        else e.txid >= least(p.txid_from, (select min(open) from unnest(p.open_from || p.open_to) open)) and ${unhandled(sql`e`)} end
      order by e.txid, e.id limit 1) oldest on true`
}
