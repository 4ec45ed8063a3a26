import type { PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'

type Purge = Extract<PersonalTable['keep'], { days: number; purge: unknown }>

/** Deletes programs that nobody has connected. */
export const unusedClients: Purge = {
  days: 1,
  purge: ({ db }, before, max) => change({ db })`
    delete from oauth_client where id in (
      select c.id from oauth_client c where c.created_at < ${before}::timestamptz
        and coalesce(c.fresh_until, c.created_at) < ${before}::timestamptz
        and not exists (select 1 from oauth_grant g where g.client_id = c.id)
        and not exists (select 1 from oauth_request r where r.client_id = c.id and r.expires_at >= ${before}::timestamptz)
      limit ${max} for update skip locked)`,
}

/** Deletes connections that no program fetched tokens for, and those that ended a year ago, with everything of them. */
export const endedGrants: Purge = {
  days: 1,
  purge: ({ db }, before, max) => change({ db })`
    delete from oauth_grant where id in (
      select g.id from oauth_grant g
      where g.connected_at is null and g.created_at < ${before}::timestamptz
        or least(g.ended_at, g.expires_at) < ${before}::timestamptz - interval '400 days'
      limit ${max} for update skip locked)`,
}

/** Deletes expired rows. */
export function expired(table: 'oauth_request' | 'oauth_token'): Purge {
  const name = sql.ref(table)
  return {
    days: 1,
    purge: ({ db }, before, max) => change({ db })`
      delete from ${name} where id in (select id from ${name} where expires_at < ${before}::timestamptz limit ${max})`,
  }
}
