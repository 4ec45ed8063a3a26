import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AYSE, aForm, FIELDS, submissionsOf } from '../../../../test/support/forms.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { assertUsable, formsOf, open, type Page, send } from '../../../../test/support/public-forms.ts'
import { fieldsOf } from '../../../../test/support/surveys.ts'

const FRAMED = { 'x-frame-options': undefined, ancestors: '*' }
const UNFRAMED = { 'x-frame-options': 'DENY', ancestors: "'none'" }

function framing({ headers }: Pick<Page, 'headers'>) {
  const policy = String(headers['content-security-policy'])
  return {
    'x-frame-options': headers['x-frame-options'],
    ancestors: /frame-ancestors ([^;]+)/.exec(policy)?.[1],
  }
}

/** Loads the page of a form, early enough to be submitted now. */
async function drawn(world: World, { slug }: { slug: string }, query = '', headers = {}): Promise<Page> {
  const page = await open(world, `/f/${slug}${query}`, headers)
  assert.equal(page.status, 200)
  world.advance(3_000)
  return page
}

test('a form is filled in without a script: what is wrong comes back beside its field with all that was typed', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { name: 'Ask <us> & "them"', consent_text: 'I agree <b>', tags: ['<i>'] })
  const page = await drawn(world, form)
  assertUsable(page)
  const typed = { name: `A'y <b>"şe"`, email: 'nobody', message: '</textarea><script>' }
  const refused = await send(world, page, fieldsOf(typed))
  assert.equal(refused.status, 422)
  assertUsable(refused)
  assert.match(refused.text, /Please correct 2 things/)
  const { fields } = formsOf(refused)[0]!
  for (const [name, text] of Object.entries(typed)) assert.equal(fields[`answers.${name}`], text)
  assert.deepEqual(await submissionsOf(world, form), [])
  const taken = await send(world, refused, fieldsOf({ ...AYSE, _consent: 'yes' }))
  assert.deepEqual([taken.status, taken.headers['location']], [303, `/f/${form.slug}?done=sent`])
  const done = await open(world, String(taken.headers['location']))
  assertUsable(done)
  assert.equal(done.heading, 'Thank you')
  const [{ consent_text, answers }] = await submissionsOf(world, form)
  assert.deepEqual([consent_text, answers.length], ['I agree <b>', 3])
})

test('a form speaks the language of the visitor, else its own', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { language: 'tr' })
  assert.match((await open(world, `/f/${form.slug}`)).text, /<html lang="tr">[\s\S]*Gönder</)
  assert.match((await open(world, `/f/${form.slug}`, { 'accept-language': 'en' })).text, /<html lang="en">[\s\S]*Send</)
  const taken = await send(world, await drawn(world, form), fieldsOf(AYSE), { 'accept-language': 'en-GB' })
  assert.equal(taken.status, 303)
  assert.equal((await submissionsOf(world, form))[0].language, 'en')
})

test('what a program sends is dropped: with the field that nobody sees, too early, with an old stamp or that of another form', async () => {
  await using world = await startWorld()
  const [form, other] = [await aForm(world), await aForm(world)]
  const page = await open(world, `/f/${form.slug}`)
  const early = await send(world, page, fieldsOf(AYSE))
  assert.equal(early.status, 422)
  assert.match(early.text, /That was very quick/)
  world.advance(3_000)
  const trapped = await send(world, page, { ...fieldsOf(AYSE), website: 'https://spam.example' })
  assert.deepEqual([trapped.status, trapped.headers['location']], [303, `/f/${form.slug}?done=sent`])
  const { fields } = formsOf(await drawn(world, other))[0]!
  const foreign = await send(world, page, { ...fieldsOf(AYSE), stamp: fields['stamp'] })
  assert.match(foreign.text, /This form was open for a long time/)
  world.advance(24 * 3_600_000)
  assert.match((await send(world, page, fieldsOf(AYSE))).text, /This form was open for a long time/)
  assert.deepEqual(await submissionsOf(world, form), [])
  assert.equal((await send(world, early, fieldsOf(AYSE))).status, 422, 'its stamp is as old')
})

test('a form that was changed meanwhile comes back, so that nobody agrees to what they have not read', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { consent_text: 'I agree to little' })
  const page = await drawn(world, form)
  await world.request('PATCH', `/admin/forms/${form.id}`, { consent_text: 'I agree to everything' })
  const outdated = await send(world, page, fieldsOf({ ...AYSE, _consent: 'yes' }))
  assert.equal(outdated.status, 422)
  assert.match(outdated.text, /The form has changed since you opened it[\s\S]*I agree to everything/)
  assert.deepEqual(await submissionsOf(world, form), [])
  assert.equal((await send(world, outdated)).status, 303)
  assert.deepEqual((await submissionsOf(world, form))[0].consent_text, 'I agree to everything')
})

test('pages from anywhere may frame an embedded form, also one that fails, and nothing else', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { redirect_url: 'https://example.org/thanks?a=1&b=2' })
  const embedded = await drawn(world, form, '?embed=1')
  assert.deepEqual(framing(embedded), FRAMED)
  assert.doesNotMatch(embedded.text, /<footer|No script runs/)
  assert.match(embedded.text, /<form method="post" action="\/f\/[^"?]+\?embed&#61;1">/)
  const refused = await send(world, embedded, fieldsOf({ name: '' }))
  assert.deepEqual([refused.status, framing(refused)], [422, FRAMED])
  const taken = await send(world, embedded, fieldsOf(AYSE))
  assert.deepEqual([taken.status, taken.headers['location']], [303, `/f/${form.slug}?embed=1&done=sent`])
  const done = await open(world, String(taken.headers['location']))
  assert.deepEqual(framing(done), FRAMED)
  assert.match(done.text, /href="https:\/\/example\.org\/thanks\?a&#61;1&#38;b&#61;2" target="_top"/)
  for (const path of ['/f/nobody?embed=1', `/f/${form.slug}?embed=1&done=%00`])
    assert.deepEqual(framing(await open(world, path)), FRAMED, path)
  for (const path of [
    `/f/${form.slug}`,
    `/f/${form.slug}?embed=2`,
    `/f/${form.slug}?done=sent`,
    '/f/nobody',
    '/verify?embed=1',
    '/e/nobody?embed=1',
    '/t/nobody?embed=1',
    '/s/nobody?embed=1',
    '/c/nobody?embed=1',
  ])
    assert.deepEqual(framing(await open(world, path)), UNFRAMED, path)
})

test('a form leads on to its own address alone, and its policy lets browsers follow', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { redirect_url: 'https://bücher.example/thänks?a=1' })
  const page = await drawn(world, form)
  assert.match(String(page.headers['content-security-policy']), /form-action 'self' https:;/)
  const to = encodeURIComponent('https://evil.example/')
  const taken = await send(world, page, { ...fieldsOf(AYSE), redirect_url: to, done: to, next: to })
  assert.deepEqual([taken.status, taken.headers['location']], [303, 'https://xn--bcher-kva.example/th%C3%A4nks?a=1'])
  const plain = await aForm(world)
  assert.match(String((await drawn(world, plain)).headers['content-security-policy']), /form-action 'self';/)
  const query = `?done=${to}&redirect_url=${to}`
  const asked = await open(world, `/f/${plain.slug}${query}`)
  assert.doesNotMatch(asked.text, /evil/)
  assert.equal(asked.headers['location'], undefined)
})

test('a form that is switched off says so, and one that is not there too', async () => {
  await using world = await startWorld()
  const form = await aForm(world)
  const page = await drawn(world, form)
  await world.request('PATCH', `/admin/forms/${form.id}`, { active: false })
  const closed = await open(world, `/f/${form.slug}`)
  assertUsable(closed)
  assert.deepEqual([closed.status, closed.heading], [200, 'This form is closed'])
  const late = await send(world, page, fieldsOf(AYSE))
  assert.deepEqual([late.status, late.heading], [409, 'This form is closed'])
  assert.equal((await world.request('DELETE', `/admin/forms/${form.id}`)).status, 204)
  const gone = await send(world, page, fieldsOf(AYSE))
  assert.deepEqual([gone.status, gone.heading], [404, 'No such form'])
  assertUsable(gone)
})

test('the page of a form says of what it asks whose browser may fill it in', async () => {
  await using world = await startWorld()
  const fields = [...FIELDS, { name: 'company', label: 'Company', type: 'short_text' }]
  const { text } = await drawn(world, await aForm(world, { fields }))
  for (const token of ['name', 'email', 'organization']) assert.match(text, new RegExp(`autocomplete="${token}"`))
})

test('the scripts of embedded forms are loaded by pages from anywhere, and tell nobody which forms there are', async () => {
  await using world = await startWorld({ rateLimit: true })
  const form = await aForm(world)
  const own = await world.request('GET', `/f/${form.slug}.js`, undefined, { key: null })
  const none = await world.request('GET', '/f/nobody.js', undefined, { key: null })
  assert.equal(own.text, none.text)
  const [, frame] = /src="(\/assets\/in-frame\.js\?v&#61;[0-9a-f]{12})"/.exec(
    (await open(world, `/f/${form.slug}?embed=1`)).text,
  )!
  for (const { status, headers } of [
    own,
    none,
    await world.request('GET', frame!.replace('&#61;', '='), undefined, { key: null }),
  ]) {
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.equal(headers['x-content-type-options'], 'nosniff')
  }
})
