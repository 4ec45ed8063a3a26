import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../../test/support/connection.ts'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { scansOf } from '../../../../test/support/plans.ts'
import { noteStatements } from '../../../../test/support/statements.ts'

const ROWS = 20_000
/** All rows belong to one organisation; the rest is of another. */
const OWN = ROWS / 5

/** Certificates of two organisations, of which a few are revoked, as copies of one. */
const FILL = `
  set session_replication_role = replica;
  insert into certificate (org_id, event_id, public_id, verification_code, status, revoked_at, attendee_name, attendee_email, event_name,
      event_timezone, issuer_name, design_version_id, issued_at, salt, folded)
    select o.id, event_id, gen_random_uuid(), lpad((n * 10 + o.id)::text, 13, '0'), case when n % 200 = 0 then 'revoked' else 'active' end,
      case when n % 200 = 0 then now() end, attendee_name, 'p' || n || '@example.org', event_name, event_timezone, issuer_name,
      design_version_id, issued_at + make_interval(secs => n), salt, md5(n::text)
    from (select * from certificate limit 1) c, generate_series(1, ${ROWS}) n, organisation o
    where (o.id = c.org_id) = (n % 5 = 0);
  vacuum analyze certificate`

/** Which index a query is read from, and how many rows are looked at at most, of the organisation's own. */
const LISTS: [query: string, index: RegExp, atMost: number][] = [
  ['', /^certificate_(org_id_id_key|of_org|long_of_org)$/, 60],
  ['status=active', /^certificate_(org_id_id_key|of_org|long_of_org)$/, OWN + 100],
  ['status=revoked', /^certificate_(of_org|long_of_org)$/, OWN + 100],
  ['search=ab', /^certificate_(of_org|long_of_org)$/, OWN + 100],
  ['search=nobody', /^certificate_(of_org|long_of_org)$/, OWN + 100],
  ['search=p75@', /^certificate_(of_address|pkey|of_org|long_of_org|org_id_id_key)$/, 60],
  ['search=p75@example.org&status=active', /^certificate_(of_address|pkey|of_org|long_of_org|org_id_id_key)$/, 60],
]

test('each filter over all events is read from an index of the organisation alone, and never from the table', async (t) => {
  await using world = await startWorld({ doctor: false })
  await aCertificate(world)
  await world.stranger()
  await using own = await connection(world.databaseUrl)
  const { client } = own
  for (const statement of FILL.split(';')) await client.query(statement)
  const note = noteStatements(world)
  for (const [query, index, atMost] of LISTS) {
    const path = `/admin/certificates?limit=50&${query}`
    const statements = await note(async () => assert.equal((await world.request('GET', path)).status, 200, path))
    const { text, values } = statements.find((statement) => statement.text.includes('matches'))!
    const begun = performance.now()
    await client.query(text, values)
    t.diagnostic(`${query}: ${(performance.now() - begun).toFixed(1)} ms`)
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
    // The rows of the page itself are read by their ids.
    const scans = scansOf(rows[0]).filter(({ on }) => /^certificate/.test(on) && on !== 'certificate_pkey')
    for (const { on } of scans) assert.match(on, index, path)
    const looked = scans.reduce((sum, scan) => sum + scan.rows, 0)
    assert.ok(looked > 0 && looked <= atMost, `${path}: ${looked}`)
  }
})
