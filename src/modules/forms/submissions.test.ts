import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AYSE, aForm, FIELDS, submissionsOf, submit } from '../../../test/support/forms.ts'
import { dumpDatabase, startWorld, type World } from '../../../test/support/harness.ts'
import { scansOf } from '../../../test/support/plans.ts'
import { noteStatements } from '../../../test/support/statements.ts'
import { jobContext } from '../../platform/context/context.ts'
import { erasePerson } from '../../platform/personal/erase-person.ts'
import { exportPerson } from '../../platform/personal/export-person.ts'

const context = (world: World) => jobContext(world.services, 1, 'test')
const names = (rows: any[]) => rows.map(({ answers }) => answers[0].answer)

test('what was sent is listed newest first, searched and counted, with the labels that it was asked by', async () => {
  await using world = await startWorld()
  const form = await aForm(world)
  for (const name of ['Ayşe', 'İbrahim', '100%']) await submit(world, form, { ...AYSE, name, message: `I am ${name}` })
  await submit(world, await aForm(world), { ...AYSE, name: 'Elsewhere' })
  const listed = await world.request('GET', `/admin/forms/${form.id}/submissions?limit=2`)
  assert.deepEqual([names(listed.body), listed.headers['x-total-count']], [['100%', 'İbrahim'], '3'])
  for (const [search, found] of [
    ['ibrahim', ['İbrahim']],
    ['%', ['100%']],
    ['am ay', ['Ayşe']],
    ['example.org', ['100%', 'İbrahim', 'Ayşe']],
    ['elsewhere', []],
  ] as const)
    assert.deepEqual(names(await submissionsOf(world, form, `?search=${encodeURIComponent(search)}`)), found, search)
  await world.request('PATCH', `/admin/forms/${form.id}`, { fields: [{ ...FIELDS[0], label: 'Who are you?' }] })
  assert.equal((await submissionsOf(world, form))[0].answers[0].label, 'Your name')
  assert.equal((await world.request('GET', `/admin/forms/${form.id}`)).body.submission_count, 3)
})

test('answers are counted by field, also those of former fields, and for the own organisation alone', async () => {
  await using world = await startWorld()
  const form = await aForm(world)
  const counts = async (key = world.key) =>
    world.request('GET', `/admin/forms/${form.id}/answer-counts`, undefined, { key })
  assert.deepEqual((await counts()).body, { questions: [] })
  await submit(world, form, AYSE)
  await submit(world, form, { ...AYSE, message: '' })
  await world.request('PATCH', `/admin/forms/${form.id}`, { fields: FIELDS.slice(1) })
  assert.deepEqual((await counts()).body, {
    questions: [
      { name: 'email', answered: 2 },
      { name: 'message', answered: 1 },
      { name: 'name', answered: 2 },
    ],
  })
  assert.equal((await counts(await world.stranger())).status, 404)
})

test('as CSV each field has a column, those that are asked no more come last, and nothing is a formula', async () => {
  await using world = await startWorld()
  const form = await aForm(world, {
    fields: [...FIELDS, { name: 'days', label: 'Days', type: 'choices', options: ['Mon', 'Tue'] }],
  })
  await submit(world, form, { ...AYSE, name: '=HYPERLINK("x")', days: ['Tue', 'Mon'] })
  await world.request('PATCH', `/admin/forms/${form.id}`, {
    consent_text: 'I agree',
    fields: [FIELDS[1], { name: 'ok', label: 'Fine?', type: 'yes_no' }],
  })
  await submit(world, form, { email: 'b@example.org', ok: false, _consent: true })
  const [first] = (await submissionsOf(world, form)).toReversed()
  const { text, headers } = await world.request('GET', `/admin/forms/${form.id}/submissions?format=csv`)
  assert.match(String(headers['content-disposition']), new RegExp(`form-submissions-${form.id}\\.csv`))
  const [head, ...rows] = text.replace('\ufeff', '').trim().split('\r\n')
  assert.equal(
    head,
    'id,contact_id,submitted_at,consent_version,Your e-mail address,Fine?,Days,How can we help?,Your name',
  )
  assert.equal(
    rows[0],
    `${first.id},${first.contact_id},${first.submitted_at},,${AYSE.email},,"Mon; Tue",${AYSE.message},"'=HYPERLINK(""x"")"`,
  )
  assert.match(rows[1]!, /,1,b@example\.org,no,,,$/)
  const found = await world.request('GET', `/admin/forms/${form.id}/submissions?format=csv&search=hyperlink`)
  assert.equal(found.text.trim().split('\r\n').length, 2)
})

test('whoever is erased goes from what they sent, under each address of their contact, and from the mails that told of it', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { notify_emails: ['zuleika@example.org', 'team@example.org'] })
  const zuleika = { name: 'Zuleika Quux', email: 'Zuleika@Example.org', message: 'Call Zuleika Quux' }
  await submit(world, form, zuleika)
  await submit(world, form, { ...zuleika, email: 'zq@example.org' })
  await submit(world, form, { ...AYSE, message: 'Zuleika told me' })
  const ids = (await submissionsOf(world, form)).map(({ contact_id }: any) => contact_id)
  const merge = { primary_id: ids[1], duplicate_ids: [ids[2]] }
  assert.equal((await world.request('POST', '/admin/crm/merge', merge)).status, 200)
  const exported = await exportPerson(context(world), { email: 'zuleika@example.org' })
  assert.equal(exported['form_submission']?.length, 2)
  assert.match(JSON.stringify(exported['form_submission']), /Call Zuleika Quux/)
  const erased = await erasePerson(context(world), { email: 'ZULEIKA@example.org' })
  assert.deepEqual([erased['form'], erased['form_submission']], [1, 2])
  assert.deepEqual((await world.request('GET', `/admin/forms/${form.id}`)).body.notify_emails, ['team@example.org'])
  const left = (await dumpDatabase(world)).split('\n').filter((row) => /zuleika|quux|zq@/i.test(row))
  // Submissions by other people that mention her belong to them, and stay in their emails.
  assert.ok(
    left.every((row) => row.includes('Zuleika told me') || row.includes('zuleika told me')),
    left.join('\n'),
  )
})

test('a page of what was sent, and a search, read few rows of many', async () => {
  await using world = await startWorld({ doctor: false })
  const form = await aForm(world)
  const others = await Promise.all(Array.from({ length: 20 }, () => aForm(world)))
  const ids = [form, form, form, form, form, ...others].map(({ id }) => id)
  await world.query(`insert into form_submission (org_id, form_id, answers, language, folded, submitted_at)
    select 1, ('{${ids}}'::bigint[])[1 + n % ${ids.length}], '[]', 'en', md5(n::text), now() from generate_series(1, 20000) n`)
  await world.query('vacuum analyze form_submission')
  const note = noteStatements(world)
  const [rare] = await world.query<{ text: string }>(
    `select substr(folded, 3, 9) as text from form_submission where form_id = ${form.id} limit 1`,
  )
  const scansFor = async (query: string) => {
    const statements = await note(() => world.request('GET', `/admin/forms/${form.id}/submissions${query}`))
    const listing = statements.filter(({ text }) => text.includes('"form_submission"'))
    const explained = listing.map(({ text, values }) =>
      world.pool.query(`explain (analyze, buffers, format json) ${text}`, values as unknown[]),
    )
    return (await Promise.all(explained)).flatMap(({ rows }) => scansOf(rows[0]))
  }
  const page = await scansFor('?limit=50')
  assert.ok(
    page.some(({ on, rows }) => on === 'form_submission_newest' && rows === 50),
    JSON.stringify(page),
  )
  const found = await scansFor(`?search=${rare!.text}`)
  const rows = found.filter(({ on }) => on === 'form_submission').map(({ rows }) => rows)
  assert.ok(rows.length > 0 && Math.max(...rows) <= 60, JSON.stringify(found))
})
