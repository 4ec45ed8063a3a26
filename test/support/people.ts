import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { offerSetUp, type Role } from '../../src/modules/identity/index.ts'
import type { Answer, World } from './harness.ts'

export const PASSWORD = 'seven lamps of tin'

let made = 0

/** The value of the cookie that an answer sets, `''` where it takes it away, null where it does not name it. */
export function cookieIn({ headers }: Pick<Answer, 'headers'>, name = 'laurel'): string | null {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  const found = set.find((each) => each.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1, found.indexOf(';'))
}

/** Headers of a browser with this cookie on a page of the site. */
export function as(token: string, headers: Record<string, string> = {}) {
  return { key: null, headers: { cookie: `laurel=${token}`, 'sec-fetch-site': 'same-origin', ...headers } }
}

/** Sets the first owner up by the link, as a visitor does. @returns the cookie */
export async function setUp(world: World, more: object = {}): Promise<string> {
  const link = await offerSetUp(world.services)
  const body = { token: link!.split('#')[1], name: 'Olga', email: 'olga@example.org', password: PASSWORD, ...more }
  const answer = await world.request('POST', '/auth/set-up', body, { key: null })
  assert.equal(answer.status, 204, answer.text)
  return cookieIn(answer)!
}

/** Somebody who is signed in already, in the rows alone: a password takes a tenth of a second. */
export async function aPerson(
  world: World,
  { role = 'owner', events = null, orgId = 1 }: { role?: Role; events?: number[] | null; orgId?: number } = {},
): Promise<{ id: number; email: string; token: string }> {
  const email = `person${++made}@example.org`
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const now = `timestamptz '${world.services.now().toISOString()}'`
  const [row] = await world.query<{ id: number }>(`
    with p as (insert into person (name, email, email_key, created_at) values ('Person ${made}', '${email}', '${email}', ${now}) returning id),
    m as (insert into membership (org_id, person_id, role, every_event, created_at) select ${orgId}, id, '${role}', ${events === null}, ${now} from p),
    s as (insert into person_session (org_id, person_id, token_hash, method, second_factor, fresh_at, created_at, last_seen_at, expires_at)
      select ${orgId}, id, '\\x${hash}', 'password', false, ${now}, ${now}, ${now}, ${now} + interval '30 days' from p)
    select id from p`)
  for (const event of events ?? [])
    await world.query(
      `insert into membership_event (org_id, person_id, event_id) values (${orgId}, ${row!.id}, ${event})`,
    )
  return { id: row!.id, email, token }
}

/** The token of the link in the last mail, once it is written: a link to a page of the panel. */
export async function mailedLink(world: World, page: 'link' | 'reset' | 'invitation'): Promise<string> {
  await world.runJobs()
  const [mail] = await world.query<{ text: string }>('select text from email order by id desc limit 1')
  const [, token] = new RegExp(`/admin/${page}#([\\w-]{43})`).exec(mail?.text ?? '') ?? []
  assert.ok(token, `There is no link to ${page} in the last mail.`)
  return token
}
