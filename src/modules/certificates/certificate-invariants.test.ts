import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { enterLog } from '../../../test/support/enter-log.ts'
import { aCertificate } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { examine } from '../../doctor.ts'

let world: World
let certificate: any
before(async () => {
  world = await startWorld({ doctor: false })
  certificate = await aCertificate(world, { certificate_validity_days: 9, event_date: '2026-11-20' })
  const { id } = await aCertificate(world)
  await world.request('POST', `/admin/certificates/${id}/reissue`, { attendee_name: 'B', revocation_reason: 'r' })
  await enterLog(world)
  for (const table of ['certificate', 'certificate_log'])
    await world.query(`alter table ${table} alter column id drop identity`)
  assert.deepEqual(await examine(world.services), [])
})
after(() => world[Symbol.asyncDispose]())

/** As a superuser who goes round triggers and foreign keys. @returns the rows that the doctor names, or what the database said */
async function tamper(table: string, set: string, where: string): Promise<string[]> {
  const bypass = (text: string) =>
    world.pool.query(`begin; set local session_replication_role = replica; ${text}; commit`)
  await world.query(`create table kept as select * from ${table}`)
  try {
    await bypass(`update ${table} set ${set} where ${where}`)
    return (await examine(world.services)).flatMap(({ rows }) => rows)
  } catch (error) {
    await world.pool.query('rollback')
    return [`refused: ${(error as Error).message}`]
  } finally {
    await bypass(`delete from ${table}; insert into ${table} select * from kept`)
    await world.query('drop table kept')
    assert.deepEqual(await examine(world.services), [])
  }
}

const other: Record<string, (column: string) => string> = {
  boolean: (column) => `${column} = not ${column}`,
  bigint: (column) => `${column} = coalesce(${column}, 0) + 987`,
  smallint: (column) => `${column} = ${column} + 1`,
  uuid: (column) => `${column} = gen_random_uuid()`,
  text: (column) => `${column} = coalesce(${column}, '') || 'x'`,
  jsonb: (column) => `${column} = coalesce(${column}, '[]') || '[{"key": "x", "label": "x", "value": "x"}]'`,
  bytea: (column) => `${column} = coalesce(set_byte(${column}, 0, 255 - get_byte(${column}, 0)), sha256('other'))`,
  'timestamp with time zone': (column) => `${column} = coalesce(${column}, now()) + interval '1 millisecond'`,
}

/** Changes of columns that count only as far as the signed document shows them. */
const visible: Record<string, string> = {
  event_type: "event_type = 'ceremony'",
  signed_at: "signed_at = signed_at + interval '1 second'",
}

async function changes(table: string): Promise<[column: string, set: string][]> {
  const columns = await world.query<{ column_name: string; data_type: string }>(
    `select column_name, data_type from information_schema.columns where table_name = '${table}' order by ordinal_position`,
  )
  return columns.map(({ column_name, data_type }) => [
    column_name,
    visible[column_name] ?? other[data_type]!(column_name),
  ])
}

test('an edit of any column of a certificate is refused, or the doctor names the certificate', async () => {
  const [revoked] = await world.query<{ id: number }>("select id from certificate where status = 'revoked'")
  for (const id of [certificate.id, revoked!.id]) {
    const refused: string[] = []
    for (const [column, set] of await changes('certificate')) {
      // People choose themselves whether search engines list their certificate; it is no part of the record.
      if (column === 'in_search') continue
      const rows = await tamper('certificate', set, `id = ${id}`)
      if (rows[0]?.startsWith('refused')) refused.push(column)
      else assert.ok(rows.includes(`certificate ${column === 'id' ? id + 987 : id}`), `${column}: ${rows}`)
    }
    const impossible = ['attendee_id', 'issued_to', 'recipient_key', 'verification_code', 'status']
    assert.deepEqual(
      refused.sort(),
      [...impossible, ...(id === certificate.id ? ['revoked_at', 'superseded_by'] : [])].sort(),
    )
  }
})

for (const [what, set] of [
  ['forgets its attendee', 'attendee_id = null'],
  ['goes to another attendee', 'attendee_id = 987, issued_to = 987'],
  ['gets another code', "verification_code = '0000000000000'"],
  ['is revoked behind the back of the service', "status = 'revoked', revoked_at = now()"],
  ['is declared expired before its time', "status = 'expired'"],
  ['never expires any more', 'expires_at = null'],
] as const) {
  test(`a certificate that ${what} is named by the doctor`, async () => {
    assert.ok((await tamper('certificate', set, `id = ${certificate.id}`)).includes(`certificate ${certificate.id}`))
  })
}

test('a revocation that is taken back is named by the doctor', async () => {
  const [{ id }] = (await world.query<{ id: number }>("select id from certificate where status = 'revoked'")) as [any]
  const set = "status = 'active', revoked_at = null, revocation_reason = null, superseded_by = null, attendee_id = null"
  assert.ok((await tamper('certificate', set, `id = ${id}`)).includes(`certificate ${id}`))
})

test('an edit of any column of the log is refused, or the doctor names the entry', async () => {
  for (const position of [1, 2, 4]) {
    for (const [column, set] of await changes('certificate_log')) {
      // The number tells in which order entries came to wait, and nothing of what stands in the log.
      if (column === 'action' || column === 'id') continue
      const rows = await tamper('certificate_log', set, `position = ${position}`)
      const org = column === 'org_id' ? 1 + 987 : 1
      const at = column === 'position' ? position + 987 : position
      // The chain is older than the hash of the document, which the Merkle tree covers.
      const named = column === 'document_hash' ? 'organisation 1' : `log entry ${org}/${at}`
      assert.ok(rows.includes(named), `${position} ${column}: ${rows}`)
    }
  }
  const rows = await tamper('certificate_log', "action = 'revoked'", 'position = 1')
  assert.ok(rows.includes('log entry 1/1'))
})

test('times in the log and the record have no digits that the hash does not cover', async () => {
  const digits = await world.query(
    `select table_name, column_name from information_schema.columns where table_name in ('certificate', 'certificate_log')
     and data_type = 'timestamp with time zone' and datetime_precision > 3`,
  )
  assert.deepEqual(digits, [])
})

test('an entry that is taken out is noticed: in the middle by the chain, at the end by its head', async () => {
  const without = (position: number) =>
    tamper('certificate_log', `position = position`, `false; delete from certificate_log where position = ${position}`)
  assert.ok((await without(2)).includes('log entry 1/3'))
  assert.ok((await without(4)).includes('organisation 1'))
})

test('a head that is not the last entry, or not that of the tree, is noticed', async () => {
  for (const [column, set] of (await changes('certificate_log_head')).slice(1)) {
    const [row] = await tamper('certificate_log_head', set, 'org_id = 1')
    if (column === 'tree_size') assert.match(row!, /refused.*certificate_log_head_tree/)
    else assert.equal(row, 'organisation 1', set)
  }
})
