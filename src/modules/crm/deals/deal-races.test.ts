import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact, aDeal, anAccount } from '../../../../test/support/crm.ts'
import { type Answer, startWorld, type World } from '../../../../test/support/harness.ts'
import { rounds } from '../../../../test/support/rounds.ts'
import { holdBack, holdFirst, rewrite, untilBlocked } from '../../../../test/support/statements.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'

const send = (world: World, method: string, path: string, body?: object) =>
  world.request(method, `/admin/crm/${path}`, body)
const patch = (world: World, id: number, body: object) => send(world, 'PATCH', `deals/${id}`, body)
const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

const BOARD = /pg_advisory_xact_lock\(hashtextextended\((\$\d+), 0\)\)/

/** Removes the lock that lets only one process place deals at a time. */
const leaveBoardOpen = (world: World) => rewrite(world, BOARD, 'length($1)')

/** Stored positions of the deals of a stage, from the top. */
const placesOf = (world: World, stage = 'lead') =>
  world.query<{ id: number; position: number }>(
    `select id, position from deal where stage = '${stage}' order by position, id`,
  )

/**
 * Moves six deals into the gap between two others at once, each above the lower or below the upper one. @returns
 * whether all positions differ, and lie in the gap
 */
async function intoOneGap(world: World, gap: number): Promise<{ apart: boolean; between: boolean }> {
  const [upper, lower] = [(await aDeal(world)).id, (await aDeal(world)).id]
  await world.query(`update deal set position = case id when ${upper} then 1 else 1 + ${gap}::float8 end`)
  const moved: number[] = []
  for (let n = 0; n < 6; n++) moved.push((await aDeal(world, { stage: 'proposal' })).id)
  const answers = await Promise.all(
    moved.map((id, n) => patch(world, id, { stage: 'lead', ...(n % 2 ? { after: upper } : { before: lower }) })),
  )
  assert.deepEqual(statuses(answers), Array(6).fill(200))
  const places = await placesOf(world)
  const ids = places.map(({ id }) => id)
  return {
    apart: new Set(places.map(({ position }) => position)).size === 8,
    between: ids.length === 8 && ids[0] === upper && ids[7] === lower,
  }
}

const WIDE = 1_024
/** Gap between two adjacent floating-point numbers: nothing fits between them, so the stage is renumbered. */
const NONE = 2 ** -52

test('deals that are put into one gap at once each have a place of their own in it, also where the stage has to be numbered anew', async () => {
  for (const gap of [WIDE, NONE]) {
    await using world = await startWorld()
    assert.deepEqual(await intoOneGap(world, gap), { apart: true, between: true })
  }
})

test('twin: without the lock of the board they stand in one place', async () => {
  await using world = await startWorld()
  leaveBoardOpen(world)
  holdBack(world, 'beside.position as beside', 6)
  assert.equal((await intoOneGap(world, WIDE)).apart, false)
})

/**
 * Moves the lowest of three deals to the top while another is placed where there is no room. @returns which deal is on
 * top
 */
async function moveWhileNumbered(world: World): Promise<'who was put there' | 'another'> {
  const [a, b, c] = [(await aDeal(world)).id, (await aDeal(world)).id, (await aDeal(world)).id]
  await world.query(`update deal set position = case id when ${a} then 1 when ${b} then 1 + ${NONE}::float8 else 9 end`)
  const other = await aDeal(world, { stage: 'proposal' })
  using held = holdFirst(world, 'insert into audit_entry')
  const onTop = patch(world, c, { position: -9 })
  await held.reached
  const between = patch(world, other.id, { stage: 'lead', before: b })
  await untilBlocked(world)
  held.release()
  assert.deepEqual(statuses(await Promise.all([onTop, between])), [200, 200])
  const ids = (await placesOf(world)).map(({ id }) => id)
  assert.equal(ids.indexOf(other.id), ids.indexOf(b) - 1)
  return ids[0] === c ? 'who was put there' : 'another'
}

test('a deal that is moved while its stage is numbered anew is where it was put', async () => {
  await using world = await startWorld()
  assert.equal(await moveWhileNumbered(world), 'who was put there')
})

test('twin: without the lock of the board it is put back', async () => {
  await using world = await startWorld()
  leaveBoardOpen(world)
  assert.equal(await moveWhileNumbered(world), 'another')
})

test('the deal beside which another is put is deleted once that is done, or was gone before', async () => {
  await using world = await startWorld()
  const [beside, moved] = [await aDeal(world), await aDeal(world)]
  using held = holdFirst(world, 'beside.position as beside')
  const put = patch(world, moved.id, { after: beside.id })
  await held.reached
  const gone = send(world, 'DELETE', `deals/${beside.id}`)
  // The request waits for the move, or nothing locks the deal.
  await Promise.race([untilBlocked(world), gone])
  held.release()
  assert.deepEqual(statuses(await Promise.all([put, gone])), [200, 204])
  assert.equal((await patch(world, moved.id, { after: beside.id })).status, 422)
})

/** Start and end stage of two concurrent moves of one deal. */
async function twoMoves(world: World): Promise<{ ways: string[]; stage: string }> {
  const { id } = await aDeal(world)
  const answers = await Promise.all(['proposal', 'won'].map((stage) => patch(world, id, { stage })))
  assert.deepEqual(statuses(answers), [200, 200])
  const rows = await world.query<{ from_stage: string; to_stage: string }>(
    'select from_stage, to_stage from deal_stage_change where from_stage is not null order by id',
  )
  const { body } = await send(world, 'GET', `deals/${id}`)
  return { ways: rows.map(({ from_stage, to_stage }) => `${from_stage} ${to_stage}`), stage: body.stage }
}

test('of two moves of one deal at once the second goes on from where the first came to', async () => {
  await using world = await startWorld()
  const { ways, stage } = await twoMoves(world)
  const expected = stage === 'won' ? ['lead proposal', 'proposal won'] : ['lead won', 'won proposal']
  assert.deepEqual(ways, expected)
})

test('twin: without the locks both come from where it was at first', async () => {
  await using world = await startWorld({ doctor: false })
  leaveBoardOpen(world)
  rewrite(world, /(from deal where org_id = \$\d+ and id = \$\d+)\s+for update/, '$1')
  holdBack(world, 'update deal set account_id', 2)
  assert.deepEqual((await twoMoves(world)).ways.sort(), ['lead proposal', 'lead won'])
})

/** Contact of a deal that is assigned to a contact while that contact is merged into another. */
async function giveDuringMerge(world: World): Promise<'primary' | 'duplicate'> {
  const [primary, duplicate] = [await aContact(world), await aContact(world)]
  const { id } = await aDeal(world)
  using held = holdFirst(world, 'update deal set account_id')
  const given = patch(world, id, { contact_id: duplicate.id })
  await held.reached
  const merged = send(world, 'POST', 'merge', { primary_id: primary.id, duplicate_ids: [duplicate.id] })
  // The merge waits for the deal, or nothing locks it.
  await Promise.race([untilBlocked(world), merged])
  held.release()
  assert.deepEqual(statuses(await Promise.all([given, merged])), [200, 200])
  const { body } = await send(world, 'GET', `deals/${id}`)
  return body.contact_id === primary.id ? 'primary' : 'duplicate'
}

test('a deal that is given to a contact while that is merged goes along', async () => {
  await using world = await startWorld()
  assert.equal(await giveDuringMerge(world), 'primary')
})

test('twin: without the lock of the contact the deal is left with whom nobody finds', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, /(select id, merged_into from contact where [^;]*order by id) for no key update/, '$1')
  assert.equal(await giveDuringMerge(world), 'duplicate')
})

test('who says again whom a deal is with, while that contact is merged, deleted or erased, is told so and leaves nothing behind', async () => {
  await using world = await startWorld()
  for (const [ending, answers] of [
    ['merged', [422, /was merged into contact/]],
    ['deleted', [422, /no contact/]],
    ['erased', [422, /no contact/]],
  ] as const) {
    const [primary, { id: contact_id, email }] = [await aContact(world), await aContact(world, { email: 'a@x.org' })]
    const { id } = await aDeal(world, { contact_id })
    using held = holdFirst(world, 'select id, merged_into from contact')
    const changed = patch(world, id, { contact_id, title: 'Again' })
    await held.reached
    if (ending === 'merged') await send(world, 'POST', 'merge', { primary_id: primary.id, duplicate_ids: [contact_id] })
    if (ending === 'deleted') await send(world, 'DELETE', `contacts/${contact_id}?cascade=true`)
    if (ending === 'erased') await erasePerson(jobContext(world.services, 1, 'test'), { email })
    held.release()
    const { status, text } = await changed
    assert.equal(status, answers[0], `${ending}: ${text}`)
    assert.match(text, answers[1])
    if (ending === 'merged') await send(world, 'DELETE', `contacts/${primary.id}?cascade=true`)
  }
})

test('who says again which account a deal is with, while it is given to another and the first is deleted, is told so', async () => {
  await using world = await startWorld()
  const [first, second] = [await anAccount(world), await anAccount(world, { name: 'Second' })]
  const { id } = await aDeal(world, { account_id: first.id })
  using held = holdFirst(world, 'pg_advisory_xact_lock')
  const changed = patch(world, id, { account_id: first.id, position: 3 })
  await held.reached
  assert.equal((await patch(world, id, { account_id: second.id })).status, 200)
  const gone = send(world, 'DELETE', `accounts/${first.id}`)
  // The request waits for the change, or nothing locks the account.
  await Promise.race([untilBlocked(world), gone])
  held.release()
  const answers = await Promise.all([changed, gone])
  for (const { status, text } of answers) assert.ok(status < 500, text)
  assert.deepEqual(statuses(answers), [200, 409])
})

test('deals that are changed, moved, made and deleted while their contacts are merged, deleted and erased fail nobody, and each is whole', async () => {
  await using world = await startWorld()
  const ctx = jobContext(world.services, 1, 'test')
  for (let round = 0; round < rounds(8, 100); round++) {
    const emails = ['a', 'b'].map((name) => `${name}${round}@example.org`)
    const [a, b] = (await Promise.all(emails.map((email) => aContact(world, { email })))).map(({ id }) => id)
    const deals: number[] = []
    for (const contact_id of [a, a, b, b, b]) deals.push((await aDeal(world, { contact_id })).id)
    const [first, second, third, fourth, fifth] = deals as [number, number, number, number, number]
    const ending = [
      () => send(world, 'POST', 'merge', { primary_id: b, duplicate_ids: [a] }),
      () => send(world, 'DELETE', `contacts/${b}?cascade=true`),
      () => erasePerson(ctx, { email: emails[1]! }).then(() => null),
      () => send(world, 'DELETE', `contacts/${a}`),
    ]
    const answers = await Promise.all([
      ending[round % 4]!(),
      patch(world, first, { contact_id: b, stage: 'won' }),
      patch(world, second, { stage: 'proposal', contact_id: a }),
      patch(world, third, { after: fourth }),
      patch(world, fourth, { stage: 'lost' }),
      patch(world, fifth, { contact_id: a, owner: 'me' }),
      ending[(round + 1) % 4]!(),
      send(world, 'POST', 'deals', { title: 'New', contact_id: b }),
      send(world, 'DELETE', `deals/${fifth}`),
    ])
    for (const answer of answers) assert.ok(answer === null || answer.status < 500, answer?.text)
  }
  assert.deepEqual(
    await world.query('select d.id from deal d join contact c on c.id = d.contact_id where c.merged_into is not null'),
    [],
  )
  // The doctor, which runs when the world is closed, checks stage histories and tallies.
})
