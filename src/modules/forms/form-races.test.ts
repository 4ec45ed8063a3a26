import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AYSE, aForm, FIELDS, submissionsOf, submit } from '../../../test/support/forms.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { holdBack, holdFirst, rewrite, untilBlocked } from '../../../test/support/statements.ts'
import { count, outbox } from '../../../test/support/stored.ts'

async function sendTenTimes(world: World) {
  const form = await aForm(world, {
    notify_emails: ['team@example.org'],
    fields: [FIELDS[0], { name: 'phone', label: 'Phone', type: 'phone' }],
  })
  const answers = { name: 'Ayşe Yılmaz', phone: '+90 212 555 00 00' }
  // Two submissions of one form run at the same time.
  holdBack(world, 'insert into form_submission', 2)
  const sent = await Promise.all(Array.from({ length: 10 }, () => submit(world, form, answers)))
  assert.deepEqual(new Set(sent.map(({ status }) => status)), new Set([201]))
  return {
    form,
    answers,
    kept: (await submissionsOf(world, form)).length,
    contacts: await count(world, 'contact'),
    entries: await count(world, 'contact_activity'),
    events: (await outbox(world, 'form.submitted')).length,
    mails: await count(world, 'email'),
  }
}

test('the same answers within a minute are one, however many bring them at once, and later they are another', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-22T12:00:00Z'))
  const { form, answers, ...made } = await sendTenTimes(world)
  assert.deepEqual(made, { kept: 1, contacts: 1, entries: 1, events: 1, mails: 1 })
  const later = async (seconds: number, given: object = answers) => {
    world.stopClock(new Date(Date.parse('2026-11-22T12:00:00Z') + seconds * 1_000))
    assert.equal((await submit(world, form, given)).status, 201)
    return (await submissionsOf(world, form)).length
  }
  assert.equal(await later(59), 1)
  assert.equal(await later(59, { ...answers, name: 'Ayse Yılmaz' }), 2, 'other answers are others')
  assert.equal(await later(60), 3)
  assert.equal(await later(61), 3)
  const other = await aForm(world, { fields: form.fields })
  await submit(world, other, answers)
  assert.equal((await submissionsOf(world, other)).length, 1, 'to another form they are other answers')
})

test('twin: without the unique key the same answers are kept twice', async () => {
  await using world = await startWorld()
  await world.query('drop index form_submission_repeat_key')
  rewrite(world, 'on conflict (form_id, repeat_key) where repeat_key is not null do nothing', '')
  const { kept, contacts } = await sendTenTimes(world)
  assert.deepEqual([kept, contacts], [10, 10])
})

test('whoever sends different answers at once, of one company and one address, is one contact of one account', async () => {
  await using world = await startWorld()
  const fields = [...FIELDS, { name: 'company', label: 'Company', type: 'short_text' }]
  const forms = await Promise.all([1, 2, 3, 4].map(() => aForm(world, { fields, tags: ['web'] })))
  const sent = await Promise.all(
    Array.from({ length: 24 }, (_, nth) =>
      submit(world, forms[nth % 4], {
        ...AYSE,
        email: nth % 3 ? 'Ayse@Example.org' : `b${nth % 2}@example.org`,
        company: nth % 2 ? 'Öz' : 'ÖZ',
        message: `Number ${nth}`,
      }),
    ),
  )
  assert.deepEqual(new Set(sent.map(({ status, text }) => (status === 201 ? 201 : text))), new Set([201]))
  assert.deepEqual(
    [await count(world, 'contact'), await count(world, 'account'), await count(world, 'form_submission')],
    [3, 1, 24],
  )
})

test('what is sent while a form is switched off, changed or deleted is kept before it or not at all', async () => {
  await using world = await startWorld()
  for (const [method, change, status] of [
    ['PATCH', { active: false }, 409],
    ['PATCH', { consent_text: 'I agree' }, 422],
    ['DELETE', undefined, 404],
  ] as const) {
    const form = await aForm(world)
    using held = holdFirst(world, 'for key share of f')
    const sending = submit(world, form, AYSE)
    await held.reached
    assert.ok((await world.request(method, `/admin/forms/${form.id}`, change)).status < 300)
    held.release()
    assert.equal((await sending).status, status)
    assert.equal(await count(world, `form_submission where form_id = ${form.id}`), 0)
  }
})

test('a form that is switched off or deleted while an answer is being kept waits for it', async () => {
  await using world = await startWorld()
  for (const [method, change, status] of [
    ['PATCH', { active: false }, 200],
    ['DELETE', undefined, 409],
  ] as const) {
    const form = await aForm(world)
    using held = holdFirst(world, 'insert into form_submission')
    const sending = submit(world, form, AYSE)
    await held.reached
    const changing = world.request(method, `/admin/forms/${form.id}`, change)
    await Promise.race([untilBlocked(world), changing.then(() => assert.fail('it did not wait'))])
    held.release()
    assert.deepEqual([(await sending).status, (await changing).status], [201, status])
    assert.equal(await count(world, `form_submission where form_id = ${form.id}`), 1)
  }
})

test('a contact that is deleted or merged while an answer of theirs is being kept waits for it, and none is lost', async () => {
  await using world = await startWorld()
  const form = await aForm(world)
  const someone = async (email: string) =>
    (await world.request('POST', '/admin/crm/contacts', { email, first_name: 'A' })).body.id
  const [ayse, primary] = [await someone(AYSE.email), await someone('primary@example.org')]
  const race = async (work: () => Promise<unknown>, message: string) => {
    using held = holdFirst(world, 'update form_submission set contact_id')
    const sending = submit(world, form, { ...AYSE, message })
    await held.reached
    const changing = work()
    await Promise.race([untilBlocked(world), changing.then(() => assert.fail('it did not wait'))])
    held.release()
    assert.equal((await sending).status, 201)
    await changing
  }
  await race(async () => {
    const merge = { primary_id: primary, duplicate_ids: [ayse] }
    assert.equal((await world.request('POST', '/admin/crm/merge', merge)).status, 200)
  }, 'merged')
  assert.equal((await submissionsOf(world, form))[0].contact_id, primary, 'it is of the contact that theirs is now')
  await submit(world, form, { ...AYSE, message: 'by the address of who was merged' })
  assert.equal((await submissionsOf(world, form))[0].contact_id, primary)
  await race(() => world.query(`delete from contact where id = ${primary}`), 'deleted')
  assert.deepEqual(
    (await submissionsOf(world, form)).map((each: any) => each.contact_id),
    [null, null, null],
  )
})
