import { sql } from '../../platform/db/sql.ts'

/** In a statement with an organisation `o` and its `figure_zone z`: whether its figures stand by the zone that it has now. */
export const isCounted = sql`z.time_zone = o.time_zone and z.server = current_setting('server_version')`
