import { sql } from '../../platform/db/sql.ts'

/**
 * Condition for a statement with an organisation `o` and its `figure_zone z`: true if its figures were counted for its
 * current time zone and server version.
 */
export const isCounted = sql`z.time_zone = o.time_zone and z.server = current_setting('server_version')`
