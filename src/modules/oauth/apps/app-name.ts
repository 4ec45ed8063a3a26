import { sql } from '../../../platform/db/sql.ts'

/** A grant with the names of its program and person. */
export type NamedGrant = { grant_id: number; person_id: number; client_name: string; person_name: string }

/** Columns of a `NamedGrant`, from a grant `g`, its client `c` and its person `p`. */
export const namedColumns = sql`g.id as grant_id, g.person_id, c.name as client_name, p.name as person_name`

/** The name of a connection in the audit log, such as `Claude (Olga Demir)`. */
export function appName({ client_name, person_name }: Pick<NamedGrant, 'client_name' | 'person_name'>): string {
  return `${client_name} (${person_name})`
}
