import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge, aGuest, handle, holders } from '../../../test/support/badges.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { holdBack, holdFirst, rewrite } from '../../../test/support/statements.ts'
import { count, outbox } from '../../../test/support/stored.ts'
import { jobContext } from '../../platform/context/context.ts'
import { credentialSigner } from '../credentials/index.ts'
import { awardToAll } from './award-to-all.ts'

const attended = { criteria: [{ type: 'events_attended', min: 1 }] }

/** Inserts attendees of an event directly into the database. */
async function guests(world: World, howMany: number): Promise<string[]> {
  const { id } = await anEvent(world)
  const rows = await world.query<{ email: string }>(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, checked_in_at, folded, created_at, updated_at)
    select 1, ${id}, 'Guest', mail, mail, 'import', now(), mail, now(), now()
    from (select 'guest' || to_char(n, 'FM0000') || '@example.org' as mail from generate_series(1, ${howMany}) n) m returning email`)
  return rows.map(({ email }) => email)
}

const run = (world: World, { id }: { id: number }, giveUp?: AbortSignal) =>
  awardToAll(world.services, { org_id: 1, template_id: id }, giveUp)

/** How many awards and how many announcements each person has. */
async function told(world: World): Promise<number[]> {
  return [await count(world, 'badge_award'), (await outbox(world, 'badge.awarded')).length]
}

test('a new badge is given to all who meet its criteria already, over several batches, each once', async () => {
  await using world = await startWorld({ doctor: false })
  const emails = await guests(world, 150)
  await guests(world, 150)
  await world.query(`update attendee set checked_in_at = null where email_key = '${emails[0]}'`)
  const badge = await aBadge(world, attended)
  await world.runJobs()
  assert.deepEqual((await holders(world, badge)).sort(), emails.slice(1))
  assert.deepEqual(await told(world), [149, 149])
  await run(world, badge)
  assert.deepEqual(await told(world), [149, 149])
})

test('whether somebody has a badge is looked up by their address, also while nothing is known of a new table', async () => {
  await using world = await startWorld()
  const plan = await world.query<object>(`
    explain select from unnest(array['a', 'b']) p (email_key)
    where not exists (select from badge_award w where w.template_id = 1 and w.email_key = p.email_key offset 0)`)
  assert.match(JSON.stringify(plan), /badge_award_of_person/)
})

test('people who are known by a programme or by a certificate alone are found too', async () => {
  await using world = await startWorld({ doctor: false })
  await aGuest(world, { email: 'ada@example.org' })
  await world.request('POST', '/admin/events/1/certificates')
  await world.query(`update certificate set attendee_id = null, attendee_email = 'Bob@example.org'`)
  const [{ id }] = (await world.query<{
    id: number
  }>(`insert into training_programme (org_id, name, created_at, updated_at)
    values (1, 'Safety', now(), now()) returning id`)) as [any]
  await world.query(`
    insert into training_assignment (org_id, programme_id, email, email_key, name, assigned_at, completed_at, updated_at)
    values (1, ${id}, 'eve@example.org', 'eve@example.org', '', now(), now(), now())`)
  const certified = await aBadge(world, { criteria: [{ type: 'certificates_earned', min: 1 }] })
  const trained = await aBadge(world, { criteria: [{ type: 'programme_completed', programme_id: id }] })
  await world.runJobs()
  assert.deepEqual(await holders(world, certified), ['Bob@example.org'])
  assert.deepEqual(await holders(world, trained), ['eve@example.org'])
  const [{ name }] = (await world.request('GET', `${trained.path}/awards`)).body
  assert.equal(name, '—', 'a name that is not known is not told by the address')
})

test('new criteria and switching it on give the badge to all who meet them; who has it keeps it', async () => {
  await using world = await startWorld()
  await aGuest(world, { email: 'ada@example.org' })
  const badge = await aBadge(world, { ...attended, active: false })
  const change = async (fields: object) => {
    await world.request('PATCH', badge.path, fields)
    await world.runJobs()
    return count(world, 'badge_award')
  }
  assert.equal(await change({ name: 'Other' }), 0)
  assert.equal(await change({ active: true, criteria: [{ type: 'events_attended', min: 2 }] }), 0)
  assert.equal(await change(attended), 1)
  assert.equal(await change({ criteria: [{ type: 'events_attended', min: 9 }] }), 1)
  const [award] = await world.query<any>('select criteria from badge_award')
  assert.deepEqual(award.criteria, attended.criteria, 'it tells what was met')
})

test('a job that is stopped or killed in the middle is begun again, and gives nobody a second one', async () => {
  await using world = await startWorld({ doctor: false })
  await guests(world, 250)
  const badge = await aBadge(world, attended)
  let batches = 0
  const afterOne = {
    throwIfAborted() {
      if (batches++ === 1) throw new Error('told to stop')
    },
  } as AbortSignal
  await assert.rejects(run(world, badge, afterOne), /told to stop/)
  assert.deepEqual(await told(world), [100, 100])
  await world.request('PATCH', badge.path, { active: false })
  await run(world, badge)
  assert.deepEqual(await told(world), [100, 100], 'one that was switched off is given to nobody')
  await world.request('PATCH', badge.path, { active: true })
  await world.runJobs()
  assert.deepEqual(await told(world), [250, 250])
})

/** Changes a badge between the look at who meets its criteria and the award. */
async function changeMeanwhile(world: World, fields: object): Promise<number> {
  await guests(world, 3)
  const badge = await aBadge(world, { ...attended, active: false })
  await world.query('update badge_template set active = true')
  using award = holdFirst(world, 't.validity_days as days')
  const running = run(world, badge)
  await award.reached
  assert.equal((await world.request('PATCH', badge.path, fields)).status, 200)
  award.release()
  await running
  return count(world, 'badge_award')
}

const CHANGES = [{ active: false }, { criteria: [{ type: 'events_attended', min: 2 }] }]

test('once a badge is switched off or its criteria are changed, nobody gets it by what was looked at before', async () => {
  for (const fields of CHANGES) {
    await using world = await startWorld({ doctor: false })
    assert.equal(await changeMeanwhile(world, fields), 0)
  }
})

test('twin: without another look at the template they get it', async () => {
  for (const fields of CHANGES) {
    await using world = await startWorld({ doctor: false })
    rewrite(world, 'where t.active and t.criteria = c.criteria', '')
    assert.equal(await changeMeanwhile(world, fields), 3)
  }
})

/** The listener, two jobs and five hands give one badge to one person at the same moment. */
async function giveFromAllSides(world: World): Promise<number[]> {
  await handle(world)
  const { attendee } = await aGuest(world, { email: 'ada@example.org' })
  const badge = await aBadge(world, attended)
  // The transaction that makes the first key holds up the others.
  await credentialSigner(jobContext(world.services, 1, 'test'))
  holdBack(world, 'insert into badge_award', 8)
  const hands = Array.from({ length: 5 }, () =>
    world.request('POST', `${badge.path}/awards`, { attendee_id: attendee.id }),
  )
  await Promise.all([handle(world), run(world, badge), run(world, badge), ...hands])
  return told(world)
}

test('a listener, jobs and hands that give one badge to one person at once give one', async () => {
  await using world = await startWorld()
  assert.deepEqual(await giveFromAllSides(world), [1, 1])
})

test('twin: without the unique keys they give several', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query('drop index badge_award_one_active; drop index badge_award_one_by_rule')
  rewrite(
    world,
    'on conflict (template_id, email_key) where revoked_at is null and superseded_by is null do nothing',
    '',
  )
  rewrite(world, 'on conflict do nothing', '')
  assert.deepEqual(await giveFromAllSides(world), [8, 8])
})
