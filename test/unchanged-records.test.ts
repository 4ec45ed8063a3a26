import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  fillPath,
  type Operation,
  operationsOf,
  readDocument,
  type Schema,
  sampleOf,
} from './support/api-operations.ts'
import { call, type Everything, idsFor, makeEverything } from './support/everything.ts'
import { startWorld, type World } from './support/harness.ts'
import { OWN_STAGES } from './support/own-stages.ts'
import { aPerson, as as signedIn } from './support/people.ts'

/** Updates whose sample is not one that their record can have. */
const BODIES: Record<string, object> = {
  saveDealStages: OWN_STAGES,
  updateMember: { role: 'editor' },
  updateCrmSettings: { feed_from_events: false },
  updateSender: { from_address: 'a@example.org', smtp_url: 'smtps://events:password@smtp.invalid' },
  updateSignInPolicy: { second_factor: 'owners_and_admins' },
}

/** They act each time: on the presence of a person, a password, a second factor, and the scores of all contacts. */
const ACTS = ['sayEditing', 'changePassword', 'confirmTotp', 'saveLeadScoreRules']

/** Everything that an update could leave behind. */
async function written(world: World): Promise<object> {
  const tables = await world.query<{ name: string }>(
    `select table_name as name from information_schema.columns
    where column_name = 'updated_at' and table_schema = 'public' order by 1`,
  )
  const newest = await Promise.all(
    tables.map(({ name }) => world.query(`select '${name}' as name, max(updated_at) from ${name}`)),
  )
  const [counts] = await world.query(`
    select (select count(*) from audit_entry)::int as entries, (select count(*) from domain_event)::int as events`)
  return { newest: newest.flat(), counts }
}

const isUpdate = ({ method, id }: Operation) => (method === 'PATCH' || method === 'PUT') && !ACTS.includes(id)

/** Sends an operation, as the same person each time if only people may. */
async function sender(world: World, operation: Operation, made: Everything) {
  const path = fillPath(operation, idsFor(operation, made))
  if (!operation.forPeople) return (body: unknown) => call(world, operation, path, { body })
  const own = signedIn((await aPerson(world)).token)
  return (body: unknown) => world.request(operation.method, path, body, own)
}

test('an update that is sent twice, or is empty, changes nothing: no audit entry, no domain event, no updated_at', async () => {
  await using world = await startWorld()
  const made = await makeEverything(world)
  const updates = operationsOf(await readDocument()).filter(isUpdate)
  assert.ok(updates.length >= 27, String(updates.length))
  for (const operation of updates) {
    const send = await sender(world, operation, made)
    const body = BODIES[operation.id] ?? sampleOf(operation.body!)
    const first = await send(body)
    assert.ok(first.status < 300, `${operation.id}: ${first.text}`)
    const before = await written(world)
    world.advance(60_000)
    const again = await send(body)
    // An open stay goes on.
    if ('minutes_inside' in again.body) first.body.minutes_inside = again.body.minutes_inside
    assert.deepEqual([again.status, again.body], [first.status, first.body], operation.id)
    assert.deepEqual(await written(world), before, operation.id)
    if (operation.method !== 'PATCH' || operation.body!['required']) continue
    const empty = await send({})
    assert.deepEqual([empty.status, empty.body], [first.status, first.body], operation.id)
    assert.deepEqual(await written(world), before, `${operation.id} with {}`)
  }
})

test('white space around a name and another notation of a time change nothing either', async () => {
  await using world = await startWorld()
  const made = await makeEverything(world)
  let tried = 0
  for (const operation of operationsOf(await readDocument()).filter(({ method }) => method === 'PATCH')) {
    const send = await sender(world, operation, made)
    const { body: record } = await send({})
    for (const [name, schema] of Object.entries<Schema>(operation.body!['properties'])) {
      const other = otherNotation(schema, record[name])
      if (other === null) continue
      const before = await written(world)
      world.advance(60_000)
      const answer = await send({ [name]: other })
      if (answer.status !== 200 || answer.body[name] !== record[name]) continue
      assert.deepEqual(await written(world), before, `${operation.id}: ${name}`)
      tried++
    }
  }
  assert.ok(tried >= 25, String(tried))
})

/** The same value as people could write it; null if there is none. */
function otherNotation({ format, enum: words }: Schema, value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || words !== undefined) return null
  if (format === 'timestamp') return new Date(Date.parse(value) + 10_800_000).toISOString().replace('Z', '+03:00')
  return ` ${value} `
}
