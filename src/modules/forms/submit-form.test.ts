import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AYSE, aForm, FIELDS, submissionsOf, submit } from '../../../test/support/forms.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { outbox } from '../../../test/support/stored.ts'

test('an answer becomes a contact with a time line and a score, an event and an audit entry, and is listed', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { tags: ['web'], thank_you_text: 'We call you' })
  const { status, body } = await submit(world, form, AYSE)
  assert.deepEqual([status, body], [201, { status: 'received', message: 'We call you', redirect_url: null }])
  const [sent] = await submissionsOf(world, form)
  assert.deepEqual(
    sent.answers,
    FIELDS.map(({ name, label }) => ({ name, label, answer: AYSE[name as 'name'] })),
  )
  const contact = (await world.request('GET', `/admin/crm/contacts/${sent.contact_id}`)).body
  assert.deepEqual(
    [contact.first_name, contact.last_name, contact.email, contact.source, contact.tags],
    ['Ayşe', 'Yılmaz', AYSE.email, 'form', ['web']],
  )
  assert.ok(contact.lead_score > 0, 'a form is worth points')
  const [scored] = await outbox(world, 'crm.lead_score_changed')
  assert.deepEqual([scored.data.contact_id, scored.data.lead_score], [contact.id, contact.lead_score])
  const [entry] = (await world.request('GET', `/admin/crm/contacts/${contact.id}/timeline`)).body
  assert.deepEqual(
    [entry.kind, entry.summary, entry.subject_type, entry.subject_id],
    ['form_submitted', 'Submitted the form “Talk to us”.', 'form_submission', sent.id],
  )
  const [event] = await outbox(world, 'form.submitted')
  assert.deepEqual(event.data, {
    submission_id: sent.id,
    form_id: form.id,
    contact_id: contact.id,
    form_name: 'Talk to us',
    email: AYSE.email,
    answers: sent.answers,
    submitted_at: sent.submitted_at,
  })
  const audits = await world.query<{ actor: string; after: object }>(
    `select actor, after from audit_entry where action = 'form_submission.create'`,
  )
  assert.match(audits[0]!.actor, /^visitor:/)
  assert.deepEqual(audits[0]!.after, { form_id: form.id, contact_id: contact.id })
})

test('whoever sends the address of a contact fills what is empty there, and changes nothing', async () => {
  await using world = await startWorld()
  const fields = [
    ...FIELDS,
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'company', label: 'Company', type: 'short_text' },
  ]
  const form = await aForm(world, { fields, tags: ['web'] })
  const made = await world.request('POST', '/admin/crm/contacts', {
    email: 'Ayse@Example.org',
    first_name: 'Ay',
    tags: ['vip'],
  })
  assert.equal(made.status, 201, made.text)
  await submit(world, form, { ...AYSE, phone: '+90 212 555 00 00', company: 'Öz A.Ş.' })
  const [{ contact_id }] = await submissionsOf(world, form)
  assert.equal(contact_id, made.body.id)
  const after = (await world.request('GET', `/admin/crm/contacts/${contact_id}`)).body
  assert.deepEqual(
    [after.first_name, after.last_name, after.email, after.phone, after.account_name, after.tags, after.source],
    ['Ay', 'Yılmaz', 'Ayse@Example.org', '+90 212 555 00 00', 'Öz A.Ş.', ['vip', 'web'], 'api'],
  )
  const [updated] = await outbox(world, 'crm.profile_updated')
  assert.equal(updated.data.source, 'form')
  await submit(world, form, { ...AYSE, phone: '+1 555 000 0000', company: 'Evil Ltd' })
  const again = (await world.request('GET', `/admin/crm/contacts/${contact_id}`)).body
  assert.deepEqual([again.phone, again.account_name], [after.phone, after.account_name])
  assert.deepEqual(
    (await world.query<{ name: string }>('select name from account')).map(({ name }) => name),
    ['Öz A.Ş.'],
  )
})

test('answers that are wrong are refused with the place of each, and nothing is kept', async () => {
  await using world = await startWorld()
  const fields = [
    ...FIELDS,
    { name: 'size', label: 'Size', type: 'number' },
    { name: 'constructor', label: 'C', type: 'yes_no' },
  ]
  const form = await aForm(world, { fields, consent_text: 'I agree' })
  const good = { ...AYSE, _consent: true }
  const cases: [unknown, string[][]][] = [
    [{}, [['name'], ['email'], ['_consent']]],
    [{ ...good, email: 'nobody' }, [['email']]],
    [{ ...good, size: '5' }, [['size']]],
    [{ ...good, name: 'a\nb', email: ['a@example.org'] }, [['name'], ['email']]],
    [{ ...good, name: { a: 1 } }, [['name']]],
    [{ ...good, _consent: 'true' }, [['_consent']]],
    [{ ...good, _consent: false }, [['_consent']]],
    [{ ...good, _version: 7 }, [['_version']]],
    [{ ...good, _version: 'older' }, [['_version']]],
    [{ ...good, _stamp: 'forged' }, [['_stamp']]],
    [{ ...good, message: 'x'.repeat(5_001) }, [['message']]],
    [{ ...good, constructor: 1 }, [['constructor']]],
    [{ ...good, name: 'a\u0000' }, [['name']]],
    [[], [[]]],
    ['"text"', [[]]],
    ['null', [[]]],
  ]
  for (const [answers, places] of cases) {
    const { status, body, text } = await submit(world, form, answers)
    assert.equal(status, 422, text)
    assert.deepEqual(
      body.detail.map(({ loc }: any) => loc),
      places.map((place) => ['body', ...place]),
      text,
    )
  }
  assert.equal((await submit(world, form, '{', {})).status, 400)
  assert.equal(
    (await submit(world, form, 'name=a', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    415,
  )
  assert.deepEqual(await submissionsOf(world, form), [])
  const [{ count }] = (await world.query<{ count: string }>('select count(*) from contact')) as [{ count: string }]
  assert.equal(Number(count), 0)
  assert.equal((await submit(world, form, good)).status, 201)
})

test('what a form does not ask takes no effect and is named, and a form that nobody answers is refused', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { fields: [{ name: 'q', label: 'Q', type: 'short_text' }] })
  const sent = await submit(world, form, { q: 'a', contact_id: 7, org_id: 1 })
  assert.deepEqual([sent.status, sent.headers['x-ignored-fields']], [201, 'contact_id, org_id'])
  const empty = await submit(world, form, { other: 'a' })
  assert.deepEqual([empty.status, empty.body.detail[0].loc, empty.body.detail[0].type], [422, ['body'], 'missing'])
  const [{ contact_id }] = await submissionsOf(world, form)
  assert.equal(contact_id, null, 'nobody is known by that')
})

test('unknown forms are not found, and switched off ones take nothing', async () => {
  await using world = await startWorld()
  const form = await aForm(world)
  for (const slug of ['nobody', '%2e%2e', 'a'.repeat(400)])
    for (const method of ['meta', 'submit'])
      assert.equal(
        (
          await world.request(
            method === 'meta' ? 'GET' : 'POST',
            `/public/forms/${slug}/${method}`,
            method === 'meta' ? undefined : {},
            { key: null },
          )
        ).status,
        404,
      )
  await world.request('PATCH', `/admin/forms/${form.id}`, { active: false })
  assert.equal(
    (await world.request('GET', `/public/forms/${form.slug}/meta`, undefined, { key: null })).body.active,
    false,
  )
  const refused = await submit(world, form, AYSE)
  assert.deepEqual([refused.status, refused.body.code], [409, 'form_closed'])
  assert.deepEqual(await submissionsOf(world, form), [])
})

test('what fills in the field that nobody sees is thanked and dropped, and a stamp is held to its time', async () => {
  await using world = await startWorld()
  const form = await aForm(world)
  const { honeypot, stamp, version } = (
    await world.request('GET', `/public/forms/${form.slug.toUpperCase()}/meta`, undefined, { key: null })
  ).body
  for (const bait of ['https://spam.example', 1, ['a'], {}]) {
    const { status, body } = await submit(world, form, { [honeypot]: bait })
    assert.deepEqual([status, body.status], [201, 'received'])
  }
  assert.deepEqual(await submissionsOf(world, form), [])
  const early = await submit(world, form, { ...AYSE, _stamp: stamp })
  assert.deepEqual([early.status, early.body.detail[0].type], [422, 'too_early'])
  world.advance(3_000)
  assert.equal((await submit(world, form, { ...AYSE, _stamp: stamp, _version: version, [honeypot]: '' })).status, 201)
  world.advance(24 * 3_600_000)
  const late = await submit(world, form, { ...AYSE, _stamp: stamp })
  assert.deepEqual([late.status, late.body.detail[0].type], [422, 'outdated'])
})

test('answers go where the form says, also to own fields of contacts as long as these take them', async () => {
  await using world = await startWorld()
  const own = (options: string[]) =>
    world.request('PUT', '/admin/crm/properties', [
      { key: 'budget', label: 'Budget', type: 'number' },
      { key: 'plan', label: 'Plan', type: 'choice', options },
      { key: 'note', label: 'Note', type: 'text' },
    ])
  assert.equal((await own(['Small', 'Large'])).status, 200)
  const fields = [
    { name: 'mail', label: 'Mail', type: 'email', required: true },
    { name: 'vorname', label: 'First name', type: 'short_text' },
    { name: 'title', label: 'Not the title of the contact', type: 'short_text' },
    { name: 'money', label: 'Budget', type: 'number' },
    { name: 'plan', label: 'Plan', type: 'choice', options: ['Small', 'Large'] },
    { name: 'long', label: 'Long', type: 'long_text' },
  ]
  const contact_mapping = {
    mail: 'email',
    vorname: 'first_name',
    title: null,
    money: 'properties.budget',
    plan: 'properties.plan',
    long: 'properties.note',
  }
  const form = await aForm(world, { fields, contact_mapping })
  const given = { vorname: 'Ada', title: 'Countess', money: 12.5, plan: 'Large' }
  const contactOf = async (mail: string, answers: object) => {
    assert.equal((await submit(world, form, { mail, ...answers })).status, 201)
    const [{ contact_id }] = await submissionsOf(world, form)
    return (await world.request('GET', `/admin/crm/contacts/${contact_id}`)).body
  }
  const ada = await contactOf('ada@example.org', { ...given, long: 'x' })
  assert.deepEqual(
    [ada.first_name, ada.title, ada.properties],
    ['Ada', null, { budget: 12.5, plan: 'Large', note: 'x' }],
  )
  const again = await contactOf('ada@example.org', { ...given, money: 99 })
  assert.equal(again.properties.budget, 12.5)
  assert.equal((await own(['Small'])).status, 200)
  const bob = await contactOf('bob@example.org', { ...given, long: 'y'.repeat(1_001) })
  assert.deepEqual(bob.properties, { budget: 12.5 })
  const gone = await world.request('PUT', '/admin/crm/properties?cascade=true', [])
  assert.equal(gone.status, 200, gone.text)
  assert.deepEqual((await contactOf('eve@example.org', given)).properties, {})
  assert.equal((await world.request('PATCH', `/admin/forms/${form.id}`, { name: 'Another' })).status, 200)
  assert.equal((await world.request('PATCH', `/admin/forms/${form.id}`, { contact_mapping })).status, 422)
})

test('whoever leaves a telephone number and no address is a new contact', async () => {
  await using world = await startWorld()
  const fields = ['first_name', 'phone'].map((name) => ({ name, label: name, type: 'short_text' }))
  const form = await aForm(world, { fields })
  await submit(world, form, { first_name: 'Ada', phone: '+90 212 555 00 00' })
  await submit(world, form, { first_name: 'Bob' })
  const [bob, ada] = await submissionsOf(world, form)
  assert.equal(bob.contact_id, null)
  const contact = (await world.request('GET', `/admin/crm/contacts/${ada.contact_id}`)).body
  assert.deepEqual(
    [contact.first_name, contact.phone, contact.email, contact.source],
    ['Ada', '+90 212 555 00 00', null, 'form'],
  )
})
