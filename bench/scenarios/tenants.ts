import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

export type Tenant = { key: string; eventId: number }

/**
 * Organisations with a key, an event and some attendees each, written by SQL. A plan takes 1,000 requests a minute,
 * so a bench with the exact rate limit on needs many of them.
 */
export async function makeTenants(client: pg.Client, count: number, attendees: number): Promise<Tenant[]> {
  const tenants: Tenant[] = []
  for (let i = 0; i < count; i++) {
    const key = `lrl_live_${randomBytes(32).toString('base64url')}`
    const { rows } = await client.query<{ event_id: number }>(
      `with org as (insert into organisation (name, plan, created_at) values ('Bench', 'enterprise', now()) returning id),
       credit as (insert into credit_balance (org_id, balance, held) select id, 0, 0 from org),
       key as (insert into api_key (org_id, name, prefix, key_hash, scopes, created_at, updated_at) select id, 'Bench', 'lrl_live_ben', $1, '{*}', now(), now() from org)
       insert into event (org_id, name, template_image_url, template_status, folded_name, created_at, updated_at)
       select id, 'Bench', 'placeholder', 'builtin', 'bench', now(), now() from org returning id::int as event_id`,
      [createHash('sha256').update(key).digest()],
    )
    const eventId = rows[0]!.event_id
    await addAttendees(client, eventId, attendees)
    tenants.push({ key, eventId })
  }
  await client.query('analyze')
  return tenants
}

/** Attendees with names and addresses of their own. */
export async function addAttendees(client: pg.Client, eventId: number, count: number): Promise<void> {
  await client.query(
    `insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, created_at, updated_at)
     select org_id, id, 'Person', md5(n::text || id), 'p' || n || '@example.org', 'p' || n || '@example.org', 'api',
       'person ' || md5(n::text || id) || ' p' || n || '@example.org', now(), now()
     from event, generate_series(1, $2::int) n where id = $1`,
    [eventId, count],
  )
}
