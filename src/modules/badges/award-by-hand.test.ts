import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aBadge } from '../../../test/support/badges.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { holdBack, rewrite } from '../../../test/support/statements.ts'
import { auditOf, count, outbox } from '../../../test/support/stored.ts'
import { jobContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { credentialSigner } from '../credentials/index.ts'
import { awardBadge, badgeLinks } from './index.ts'

const ADA = { email: 'Ada@Example.org', name: 'Ada Lovelace' }

test('a badge is given by hand to an address or to an attendee, once while they have it, in whatever case it is written', async () => {
  await using world = await startWorld()
  const { id, path } = await aBadge(world)
  const given = await world.request('POST', `${path}/awards`, ADA)
  assert.equal(given.status, 201)
  const { body: award } = given
  assert.deepEqual(
    [award.badge_template_id, award.email, award.name, award.source, award.status, award.already_awarded],
    [id, ADA.email, ADA.name, 'hand', 'active', false],
  )
  const links = badgeLinks({ siteUrl: 'http://laurel.test' }, award.public_id)
  assert.deepEqual(links, { url: award.badge_url, image_url: award.image_url })
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, { email: 'ada@example.org' })
  const again = await world.request('POST', `${path}/awards`, { attendee_id: attendee.id })
  assert.deepEqual([again.status, again.body], [200, { ...award, already_awarded: true }])
  const bob = await anAttendee(world, event.id, { first_name: 'Bob', last_name: '' })
  const { body: second } = await world.request('POST', `${path}/awards`, { attendee_id: bob.id })
  assert.deepEqual([second.name, second.attendee_id, second.event_id], ['Bob', bob.id, event.id])
  assert.equal((await world.request('GET', path)).body.awarded_count, 2)
  const ids = async (query: string) =>
    (await world.request('GET', `${path}/awards${query}`)).body.map((row: any) => row.id)
  assert.deepEqual(await ids(''), [second.id, award.id])
  assert.deepEqual(await ids('?email=ADA@example.org'), [award.id])
  const earned = await outbox(world, 'badge.awarded')
  assert.deepEqual(
    earned.map(({ data }) => [data.award_id, data.email, data.attendee_id, data.event_id]),
    [
      [award.id, ADA.email, null, null],
      [second.id, bob.email, bob.id, event.id],
    ],
  )
})

test('a badge that is taken back stays so, and can be given anew by hand', async () => {
  await using world = await startWorld()
  const { path } = await aBadge(world)
  const { body: award } = await world.request('POST', `${path}/awards`, ADA)
  const revoke = (reason: string) =>
    world.request('POST', `/admin/badge-awards/${award.id}/revoke`, { revocation_reason: reason })
  const first = await revoke('A mistake')
  assert.deepEqual([first.status, first.body.status, first.body.revocation_reason], [200, 'revoked', 'A mistake'])
  assert.deepEqual((await revoke('Another')).body, first.body)
  assert.equal((await auditOf(world, 'badge_award.revoke')).length, 1)
  const { body: next } = await world.request('POST', `${path}/awards`, ADA)
  assert.notEqual(next.id, award.id)
  assert.notEqual(next.public_id, award.public_id)
  for (const [status, id] of [
    ['active', next.id],
    ['revoked', award.id],
  ])
    assert.deepEqual(
      (await world.request('GET', `${path}/awards?status=${status}`)).body.map((row: any) => row.id),
      [id],
    )
})

test('a badge that is switched off is given to nobody, and one that somebody has cannot be deleted', async () => {
  await using world = await startWorld()
  const { path } = await aBadge(world, { active: false })
  assertRefused(await world.request('POST', `${path}/awards`, ADA), 409, 'conflict')
  assert.equal((await world.request('PATCH', path, { active: true })).status, 200)
  assert.equal((await world.request('POST', `${path}/awards`, ADA)).status, 201)
  assertRefused(await world.request('DELETE', path), 409, 'conflict')
  assert.equal(await count(world, 'badge_award'), 1)
})

test('a badge is given to an attendee or to an address with a name, and to nothing else', async () => {
  await using world = await startWorld()
  const { path } = await aBadge(world)
  const give = (body: object) => world.request('POST', `${path}/awards`, body)
  assertRefused(await give({}), 422, 'validation_failed', 'body.email', 'exactly_one')
  assertRefused(await give({ email: ADA.email }), 422, 'validation_failed', 'body.name', 'missing')
  assertRefused(await give({ ...ADA, attendee_id: 1 }), 422, 'validation_failed', 'body.email', 'exactly_one')
  assertRefused(await give({ attendee_id: 99 }), 404, 'not_found')
  assertRefused(await world.request('POST', '/admin/badge-templates/99/awards', ADA), 404, 'not_found')
})

async function awardTwenty(world: World): Promise<{ fresh: number; stored: number; earned: number }> {
  const { id, path } = await aBadge(world)
  const ctx = jobContext(world.services, 1, 'test')
  // The transaction that makes the first key holds up the others.
  await credentialSigner(ctx)
  holdBack(world, 'insert into badge_award', 20)
  const { email } = ADA
  const given = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      inTransaction(ctx, (ctx) =>
        awardBadge(ctx, {
          templateId: id,
          person: { ...ADA, email: n % 2 ? email : email.toLowerCase() },
          attendeeId: null,
          eventId: null,
          source: n % 3 ? 'automation' : 'hand',
        }),
      ),
    ),
  )
  return {
    fresh: given.filter(({ state }) => state === 'given').length,
    stored: (await world.request('GET', path)).body.awarded_count,
    earned: (await outbox(world, 'badge.awarded')).length,
  }
}

test('20 who give one badge to one person at once, by hand and by automations, give one', async () => {
  await using world = await startWorld()
  assert.deepEqual(await awardTwenty(world), { fresh: 1, stored: 1, earned: 1 })
})

test('twin: without the unique key they give several', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query('drop index badge_award_one_active')
  rewrite(
    world,
    'on conflict (template_id, email_key) where revoked_at is null and superseded_by is null do nothing',
    '',
  )
  assert.deepEqual(await awardTwenty(world), { fresh: 20, stored: 20, earned: 20 })
})
