import type { Registry } from 'prom-client'
import { measureTogether } from '../figures/measure-together.ts'
import type { Db } from './database.ts'
import { notedPools } from './noted-pools.ts'
import { one } from './query.ts'

const pools = {
  connections: {
    name: 'laurel_database_pool_connections',
    help: 'Connections of this process to the database, by pool and state: busy or idle',
    labelNames: ['pool', 'state'],
  },
  max: {
    name: 'laurel_database_pool_max_connections',
    help: 'Connections that a pool of this process may open',
    labelNames: ['pool'],
  },
  waiting: {
    name: 'laurel_database_pool_waiting',
    help: 'Callers in this process that wait for a connection of a pool',
    labelNames: ['pool'],
  },
}

const server = {
  up: { name: 'laurel_database_up', help: '1 if the database answered within a second, absent otherwise' },
  primary: { name: 'laurel_database_primary', help: '1 if the database accepts writes, 0 if it is read-only' },
  connections: { name: 'laurel_database_connections', help: 'Connections to the database server, of all programs' },
  max: { name: 'laurel_database_max_connections', help: 'Connections that the database server accepts' },
  standbys: {
    name: 'laurel_database_standbys',
    help: 'Standbys that receive changes from the primary, by synchronous or not; unknown ones are those that the database user may not see',
    labelNames: ['synchronous'],
  },
  lag: {
    name: 'laurel_database_standby_lag_seconds',
    help: 'Seconds that the slowest standby needs to apply changes; absent if the database user may not see it',
  },
}

type Row = {
  primary: number
  connections: number
  max: number
  sync: number
  async: number
  unknown: number
  lag: number | null
}

/** Registers the connections of this process, and the state of the database server, which is asked with each scrape. */
export function measureDatabase(registry: Registry, services: { readonly db: Db }): void {
  measureTogether(registry, pools, async () => {
    const open = notedPools()
    const sum = (read: (pool: (typeof open)[number]['pool']) => number, more: Record<string, string> = {}) =>
      open.map(({ name, pool }) => ({ labels: { pool: name, ...more }, value: read(pool) }))
    return {
      connections: [
        ...sum((pool) => pool.totalCount - pool.idleCount, { state: 'busy' }),
        ...sum((pool) => pool.idleCount, { state: 'idle' }),
      ],
      max: sum((pool) => pool.options.max),
      waiting: sum((pool) => pool.waitingCount),
    }
  })
  measureTogether(registry, server, async () => {
    const { sync, async, unknown, ...facts } = await one<Row>(services)`
      select (not current_setting('transaction_read_only')::boolean)::int as primary,
        (select sum(numbackends) from pg_stat_database)::int as connections,
        current_setting('max_connections')::int as max,
        count(*) filter (where sync_state in ('sync', 'quorum')) as sync,
        count(*) filter (where sync_state in ('async', 'potential')) as async,
        count(*) filter (where pid is not null and sync_state is null) as unknown,
        (case when count(sync_state) > 0 then max(extract(epoch from coalesce(replay_lag, '0'))) end)::float8 as lag
      from pg_stat_replication`
    const standbys = Object.entries({ yes: sync, no: async, unknown }).map(([synchronous, value]) => ({
      labels: { synchronous },
      value,
    }))
    return { ...facts, up: 1, standbys }
  })
}
