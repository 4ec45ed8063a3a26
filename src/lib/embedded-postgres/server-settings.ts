/** The name of the database and of its superuser. */
export const databaseName = 'laurel'

/**
 * The environment of PostgreSQL's programs: plain English, and none of the PG… variables that would change their
 * behaviour.
 */
export const serverEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Settings for creating a cluster, without which shared memory and unused statistics take a sixth of that time
 * (decision 019). They stay in its postgresql.conf, and every start overrides them.
 */
export const smallSettings = { shared_buffers: '8MB', max_connections: '20', default_statistics_target: '1' }

const settings = {
  listen_addresses: '',
  port: '5432',
  // The program itself is the superuser, so none are reserved.
  superuser_reserved_connections: '0',
  unix_socket_permissions: '0700',
  // A small machine lacks memory; the page cache serves pages beyond these 48 MB.
  shared_buffers: '48MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  default_statistics_target: '100',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  max_parallel_maintenance_workers: '1',
  // Nothing replicates from this server, so it needs neither the extra WAL nor the launcher process.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  min_wal_size: '80MB',
  max_wal_size: '512MB',
  autovacuum_max_workers: '2',
  autovacuum_naptime: '30s',
  autovacuum_vacuum_scale_factor: '0.1',
  autovacuum_analyze_scale_factor: '0.05',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The program reports failed statements itself; their text and values may hold personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}

const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const throwawaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const MIN_CONNECTIONS = { durable: 60, throwaway: 300 }

/**
 * Returns the server's arguments. They are passed at each start and not written to postgresql.conf, so that a new
 * release of Laurel changes them without touching the data.
 */
export function serverArguments(options: {
  cluster: string
  socketFolder: string
  durable: boolean
  connections: number
  startedBy: string
}): string[] {
  const all = {
    ...settings,
    ...(options.durable ? durableSettings : throwawaySettings),
    max_connections: String(Math.max(options.connections, MIN_CONNECTIONS[options.durable ? 'durable' : 'throwaway'])),
    unix_socket_directories: options.socketFolder.replaceAll('"', '""').replace(/^.*$/s, '"$&"'),
    'laurel.started_by': options.startedBy,
  }
  return ['-D', options.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
