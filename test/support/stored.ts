import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { workbookOfColumn } from '../fixtures/spreadsheets/make-workbook.ts'
import { upload } from './factories.ts'
import type { Answer, World } from './harness.ts'

/** The bodies of events of these types (a LIKE pattern) in the outbox, oldest first, as receivers would parse them. */
export async function outbox(world: World, types = 'cert.%'): Promise<any[]> {
  const rows = await world.query<{ body: Buffer }>(
    `select body from domain_event where type like '${types}' order by id`,
  )
  return rows.map(({ body }) => JSON.parse(body.toString('utf8')))
}

/** Audit entries of an action, oldest first. */
export function auditOf(world: World, action: string): Promise<any[]> {
  return world.query(`select * from audit_entry where action = '${action}' order by id`)
}

export async function count(world: World, from: string): Promise<number> {
  const [row] = await world.query<{ count: number }>(`select count(*) from ${from}`)
  return row!.count
}

export async function keysStored(world: World, prefix = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const key of world.services.blobs.list(prefix)) keys.push(key)
  return keys.sort()
}

type Submission = {
  query?: string
  headers?: object
  field?: string
  name?: string
  /** Text fields next to the file. */
  fields?: Record<string, string>
}

/** Uploads a file, or a column of names below the header `Name`, as a bulk job. */
export function submit(
  world: World,
  eventId: number,
  names: string[] | Buffer,
  { query = '', headers = {}, ...more }: Submission = {},
): Promise<Answer> {
  const bytes = Buffer.isBuffer(names) ? names : workbookOfColumn(['Name', ...names])
  const form = upload(bytes, more)
  return world.request('POST', `/admin/events/${eventId}/bulk-generate${query}`, form.body, {
    headers: { ...form.headers, ...headers },
  })
}

/** A bulk job that has been accepted, and its path. */
export async function aBulkJob(
  world: World,
  eventId: number,
  names: string[] | number,
): Promise<{ job: any; path: string }> {
  const list = typeof names === 'number' ? Array.from({ length: names }, (_, n) => `Person ${n + 1}`) : names
  const { status, body } = await submit(world, eventId, list)
  assert.equal(status, 201, JSON.stringify(body))
  return { job: body, path: `/admin/events/${eventId}/bulk-generate-jobs/${body.id}` }
}

/** All that an upload could leave behind; two of these are equal when nothing was. */
export async function traces(world: World): Promise<object> {
  const [rows] =
    await world.query<object>(`select (select count(*) from bulk_job) as jobs, (select count(*) from certificate) as certificates,
    (select count(*) from credit_entry) as ledger, (select balance from credit_balance where org_id = 1) as balance,
    (select held from credit_balance where org_id = 1) as held, (select count(*) from audit_entry) as audit,
    (select count(*) from domain_event) as events, (select count(*) from graphile_worker._private_jobs) as queued,
    (select count(*) from idempotency_key) as keys`)
  const temporary = readdirSync(dirname(await world.services.blobs.tempFile()))
  return { ...rows, files: await keysStored(world), temporary }
}

/** A multipart body without a file. */
export function fieldsOnly(fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    body: Buffer.from(`${parts.join('')}--b--\r\n`),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  }
}
