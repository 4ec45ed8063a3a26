import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { call, type Installation, makeInstallation, type Service, until } from '../support/installation.ts'
import { randomFrom } from '../support/random-from.ts'
import { rounds } from '../support/rounds.ts'
import { SEED } from '../support/seed.ts'
import { untilAsleep } from '../support/until-asleep.ts'

const KILLS = rounds(4, 60)
const WRITERS = 3

type Ask = (method: string, path: string, body?: object) => Promise<any>

/** Changes take their time in the middle, so that most kills come there. */
async function dawdle(installation: Installation): Promise<void> {
  await installation.query(
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.03); return null; end $$`,
  )
  for (const change of ['insert on certificate_log', 'insert or update on status_list', 'update on certificate'])
    await installation.query(`create trigger dawdle after ${change} for each statement execute function dawdle()`)
}

/** Issues, and then revokes, replaces, erases or deletes, until it is stopped. */
async function write(ask: Ask, name: string, random: () => number, goesOn: () => boolean): Promise<void> {
  for (let nth = 0; goesOn(); nth++) {
    const { id } = await ask('POST', '/admin/events', { name, template_image_url: 'placeholder' })
    const email = (n: number) => `${name}-${nth}-${n}@example.org`
    const recipients = [0, 1, 2].map((n) => ({ name: `Ada ${n}`, email: email(n) }))
    await ask('POST', `/admin/events/${id}/certificates`, { recipients })
    const { items = [] } = await ask('GET', `/admin/events/${id}/certificates`)
    const [first, second] = items
    await ask('POST', `/admin/certificates/${first?.id}/revoke`)
    await ask('POST', `/admin/certificates/${second?.id}/reissue`, { attendee_name: 'Grace' })
    const certificates = random() < 0.5 ? 'keep' : 'anonymise'
    await ask('POST', '/admin/privacy/erase', { email: email(2), certificates })
    if (random() < 0.3) await ask('DELETE', `/admin/events/${id}`)
  }
}

/** The number of marks in the first status list of the organisation, as verifiers read it. */
async function publicMarks(service: Service, handle: string): Promise<number> {
  const list: any = await (await fetch(`${service.url}/orgs/${handle}/status/0`)).json()
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'))
  return bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
}

// When the installation goes, the doctor compares credential, record, list and log of each certificate.
test('wherever a process is killed, credential, record, status list and log of each certificate agree', {
  timeout: 120_000 * KILLS,
}, async (t) => {
  const random = randomFrom(SEED)
  await using installation = await makeInstallation()
  // Without it each process would have a site of its own, by its port, and sign with keys of its own.
  const site = { SITE_URL: 'https://laurel.example.org' }
  const processes = [await installation.start('all', site), await installation.start('all', site)]
  const ask: Ask = async (method, path, body) => {
    for (;;) {
      const answer = await call(processes[random() < 0.5 ? 0 : 1]!, method, path, body).catch(() => null)
      if (answer !== null && answer.status !== 503) {
        assert.ok(answer.status < 500, `${method} ${path}: ${JSON.stringify(answer.body)}`)
        return answer.body
      }
    }
  }
  await dawdle(installation)
  let writing = true
  const writers = Array.from({ length: WRITERS }, (_, n) => write(ask, `w${n}`, randomFrom(SEED + n), () => writing))
  let middle = 0
  for (let kill = 0; kill < KILLS; kill++) {
    await wait(500 + random() * 500)
    if (await untilAsleep(installation, 2_000)) middle++
    const at = random() < 0.5 ? 0 : 1
    const killed = processes[at] as Service
    killed.child.kill('SIGKILL')
    await killed.ended
    processes[at] = await installation.start('all', site)
  }
  writing = false
  await Promise.all(writers)
  await until(
    () => installation.query('select 1 from certificate_log where position is null'),
    (waiting) => waiting.length === 0,
  )
  const [logged] = await installation.query<{ issued: number; revoked: number; twice: number; handle: string }>(`
    select count(*) filter (where action = 'issued')::int as issued, count(*) filter (where action = 'revoked')::int as revoked,
      (count(*) - count(distinct (public_id, action)))::int as twice, (select handle from organisation) as handle
    from certificate_log where action = any('{issued,revoked}'::text[])`)
  t.diagnostic(`${middle} of ${KILLS} kills came in the middle of a change, ${JSON.stringify(logged)}`)
  assert.ok(logged!.revoked > 0 && logged!.issued > logged!.revoked)
  assert.equal(logged!.twice, 0)
  assert.equal(await publicMarks(processes[0]!, logged!.handle), logged!.revoked)
  assert.ok(middle > 0)
})
