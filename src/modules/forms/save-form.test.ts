import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AYSE, aForm, FIELDS, submissionsOf, submit } from '../../../test/support/forms.ts'
import { startWorld } from '../../../test/support/harness.ts'

test('a form has what it was made with, and a read one can be sent back', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { slug: 'Talk-To_us', tags: [' lead ', 'lead'], consent_text: ' I agree ' })
  assert.equal(form.slug, 'talk-to_us')
  assert.equal(form.public_url, 'http://laurel.test/f/talk-to_us')
  assert.deepEqual(form.tags, ['lead'])
  assert.deepEqual(
    [form.consent_text, form.consent_version, form.active, form.submission_count],
    ['I agree', 1, true, 0],
  )
  assert.deepEqual(form.fields[2], {
    ...FIELDS[2],
    required: false,
    options: null,
    help: null,
    min: null,
    max: null,
  })
  assert.match(form.embed.iframe, /^<iframe src="http:\/\/laurel\.test\/f\/talk-to_us\?embed=1" title="Talk to us" /)
  assert.equal(
    form.embed.script,
    '<script src="http://laurel.test/f/talk-to_us.js" data-title="Talk to us" async></script>',
  )
  const { updated_at: _, ...same } = (await world.request('PATCH', `/admin/forms/${form.id}`, form)).body
  const { updated_at: __, ...made } = form
  assert.deepEqual(same, made)
  assert.deepEqual((await world.request('GET', '/admin/forms')).body, [
    (await world.request('GET', `/admin/forms/${form.id}`)).body,
  ])
})

test('a slug is the only one of the installation, whoever asks first, also at once and in other letters', async () => {
  await using world = await startWorld()
  const key = await world.stranger()
  const body = { name: 'One', fields: FIELDS, slug: 'contact' }
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      world.request('POST', '/admin/forms', { ...body, slug: nth % 2 ? 'contact' : 'CONTACT' }, nth % 3 ? {} : { key }),
    ),
  )
  assert.deepEqual(made.map(({ status }) => status).toSorted(), [201, ...Array(9).fill(409)])
  const refused = made.find(({ status }) => status === 409)!
  assert.deepEqual(
    [refused.body.code, refused.body.detail],
    ['already_exists', 'A form with the slug contact already exists. Choose another slug.'],
  )
  const other = await aForm(world)
  assert.match(other.slug, /^talk-to-us-[0-9a-z]{16}$/)
  assert.equal((await world.request('PATCH', `/admin/forms/${other.id}`, { slug: 'contact' })).status, 409)
})

test('what a form cannot be is refused, each with its place', async () => {
  await using world = await startWorld()
  const cases: [object, string[], string][] = [
    [{ fields: [] }, ['fields'], 'too_few'],
    [{ fields: undefined }, ['fields'], 'missing'],
    [{ fields: [FIELDS[0], FIELDS[0]] }, ['fields', '1', 'name'], 'repeated'],
    [{ fields: [{ ...FIELDS[0], name: '_website' }] }, ['fields', '0', 'name'], 'question_id'],
    [{ fields: [{ ...FIELDS[0], name: 'Name' }] }, ['fields', '0', 'name'], 'question_id'],
    [{ fields: [{ ...FIELDS[0], type: 'choice' }] }, ['fields', '0', 'options'], 'too_few'],
    [{ slug: 'a/b' }, ['slug'], 'slug'],
    [{ slug: '../admin' }, ['slug'], 'slug'],
    [{ slug: 'a.js' }, ['slug'], 'slug'],
    [{ slug: '-a' }, ['slug'], 'slug'],
    [{ slug: 'ı' }, ['slug'], 'slug'],
    [{ slug: 'a\n' }, ['slug'], 'slug'],
    [{ slug: 'a'.repeat(81) }, ['slug'], 'slug'],
    [{ consent_text: ' ' }, ['consent_text'], 'blank'],
    [{ notify_emails: ['a@example.org\r\nBcc: b@example.org'] }, ['notify_emails', '0'], 'email'],
    [{ notify_emails: Array(11).fill('a@example.org') }, ['notify_emails'], 'too_many'],
    [{ redirect_url: 'http://example.org/' }, ['redirect_url'], 'refused_target'],
    [{ redirect_url: 'javascript:alert(1)' }, ['redirect_url'], 'refused_target'],
    [{ redirect_url: '//example.org' }, ['redirect_url'], 'refused_target'],
    [{ redirect_url: 'https://user:secret@example.org/' }, ['redirect_url'], 'refused_target'],
    [{ redirect_url: 'https://127.1/' }, ['redirect_url'], 'refused_target'],
    [{ redirect_url: 'https://example.org/\r\nSet-Cookie: a=b' }, ['redirect_url'], 'refused_target'],
    [{ redirect_url: 'https:\\\\example.org' }, ['redirect_url'], 'refused_target'],
    [{ contact_mapping: { nobody: 'email' } }, ['contact_mapping', 'nobody'], 'unknown_reference'],
    [{ contact_mapping: { message: 'email' } }, ['contact_mapping', 'message'], 'unknown_reference'],
    [{ contact_mapping: { name: 'constructor' } }, ['contact_mapping', 'name'], 'unknown_reference'],
    [{ contact_mapping: { name: 'properties.budget' } }, ['contact_mapping', 'name'], 'unknown_reference'],
    [{ contact_mapping: { name: 'title', email: 'title' } }, ['contact_mapping', 'email'], 'unknown_reference'],
  ]
  for (const [given, loc, type] of cases) {
    const { status, body, text } = await world.request('POST', '/admin/forms', { name: 'A', fields: FIELDS, ...given })
    assert.equal(status, 422, JSON.stringify(given))
    const [problem] = body.detail
    assert.deepEqual([problem.loc, problem.type === type || problem.type], [['body', ...loc], true], text)
  }
  assert.deepEqual((await world.request('GET', '/admin/forms')).body, [])
})

test('each consent text counts, and what was sent keeps its own', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { consent_text: 'First' })
  const path = `/admin/forms/${form.id}`
  await submit(world, form, { ...AYSE, _consent: true })
  await world.request('PATCH', path, { name: 'Another' })
  const second = await world.request('PATCH', path, { consent_text: 'Second' })
  assert.deepEqual([second.body.consent_version, second.body.name], [2, 'Another'])
  await submit(world, form, { ...AYSE, _consent: true, message: 'Again' })
  assert.equal((await world.request('PATCH', path, { consent_text: null })).body.consent_version, 2)
  await submit(world, form, { ...AYSE, message: 'Third' })
  assert.equal((await world.request('PATCH', path, { consent_text: 'Second' })).body.consent_version, 3)
  assert.deepEqual(
    (await submissionsOf(world, form)).map((each: any) => [each.consent_text, each.consent_version]),
    [
      [null, null],
      ['Second', 2],
      ['First', 1],
    ],
  )
})

test('a form that was sent is deleted with all that was sent, or not at all', async () => {
  await using world = await startWorld()
  const form = await aForm(world)
  await submit(world, form, AYSE)
  const refused = await world.request('DELETE', `/admin/forms/${form.id}`)
  assert.deepEqual([refused.status, refused.body.code], [409, 'conflict'])
  assert.match(refused.body.detail, /^Form \d+ has 1 submission\./)
  assert.equal((await world.request('DELETE', `/admin/forms/${form.id}?cascade=true`)).status, 204)
  assert.equal((await world.request('GET', `/admin/forms/${form.id}/submissions`)).status, 404)
  assert.equal((await submit(world, form, AYSE)).status, 404)
  const [contact] = await world.query<{ email: string }>('select email from contact')
  assert.equal(contact!.email, AYSE.email, 'who became known stays')
  assert.equal((await world.request('DELETE', `/admin/forms/${(await aForm(world)).id}`)).status, 204)
})
