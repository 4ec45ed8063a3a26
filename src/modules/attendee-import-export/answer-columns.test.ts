import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { importFile } from '../../../test/support/import-file.ts'

const QUESTIONS = [
  { id: 'firm', type: 'short_text', label: 'Company', max: 10 },
  { id: 'food', type: 'choices', label: 'Diet', options: ['Vegan', 'Nuts, none', 'Halal'] },
  { id: 'size', type: 'choice', label: 'T-shirt', options: ['S', 'M'], required: true },
  { id: 'age', type: 'number', label: 'Age' },
  { id: 'photos', type: 'yes_no', label: 'Photos' },
]

const anEventWithQuestions = (world: World) => anEvent(world, { registration_questions: QUESTIONS })

async function answersOf(world: World, eventId: number): Promise<Record<string, object>> {
  const { body } = await world.request('GET', `/admin/events/${eventId}/attendees?limit=100`)
  return Object.fromEntries(body.map(({ first_name, answers }: any) => [first_name, answers]))
}

test('columns are answers by the label or id of their question, blanks change nothing, and an update merges them', async () => {
  await using world = await startWorld()
  const event = await anEventWithQuestions(world)
  const file = [
    'Name;Email;COMPANY;diet;size;answers.age;Photos;Room',
    'Ada;ada@example.org;Acme;vegan, Halal;m;41,5;Evet;1',
    'Bob;bob@example.org;;Nuts, none;;;no;2',
  ].join('\n')
  const { body: preview } = await importFile(world, event.id, file, { query: '?dry_run=true' })
  assert.deepEqual(
    preview.columns.map(({ guess }: any) => guess),
    ['name', 'email', 'answers.firm', 'answers.food', 'answers.size', 'answers.age', 'answers.photos', null],
  )
  assert.equal((await importFile(world, event.id, file)).body.created, 2)
  const ada = { firm: 'Acme', food: ['Vegan', 'Halal'], size: 'M', age: 41.5, photos: true }
  assert.deepEqual(await answersOf(world, event.id), { Ada: ada, Bob: { food: ['Nuts, none'], photos: false } })
  const again = 'Name;Email;Company;Diet\nAda;ada@example.org;Ours;\nBob;bob@example.org;;"Nuts, none; Vegan"'
  const form = { on_existing: 'update' }
  assert.equal((await importFile(world, event.id, again, form)).body.updated, 2)
  const bob = { food: ['Vegan', 'Nuts, none'], photos: false }
  assert.deepEqual(await answersOf(world, event.id), { Ada: { ...ada, firm: 'Ours' }, Bob: bob })
  assert.equal((await importFile(world, event.id, again, form)).body.updated, 0)
  const exported = await world.request('GET', `/admin/events/${event.id}/attendees.csv`)
  const other = await anEventWithQuestions(world)
  assert.equal((await importFile(world, other.id, exported.text)).body.created, 2)
  assert.deepEqual(await answersOf(world, other.id), { Ada: { ...ada, firm: 'Ours' }, Bob: bob })
})

test('an answer that its question refuses is told with row and column, and the other rows are imported', async () => {
  await using world = await startWorld()
  const event = await anEventWithQuestions(world)
  const file =
    'Name;Email;Diet;Age;Company\nAda;ada@example.org;Fish;old;Acme\nBob;bob@example.org;;;Acme and Sons\nEve;eve@example.org;;7;'
  const { body } = await importFile(world, event.id, file)
  assert.deepEqual([body.created, body.failed], [1, 2])
  assert.deepEqual(
    body.errors.map(({ row, column, code }: any) => [row, column, code]),
    [
      [2, 'Diet', 'no_option'],
      [2, 'Age', 'not_a_number'],
      [3, 'Company', 'too_long'],
    ],
  )
})

test('a mapping names questions, and one that the event does not ask is refused', async () => {
  await using world = await startWorld()
  const event = await anEventWithQuestions(world)
  const file = 'Who;Kontakt;Firma\nAda;ada@example.org;Acme'
  const mapping = { Who: 'name', Kontakt: 'email', Firma: 'answers.firm' }
  assert.equal((await importFile(world, event.id, file, { mapping })).body.created, 1)
  assert.deepEqual(await answersOf(world, event.id), { Ada: { firm: 'Acme' } })
  for (const [target, type] of [
    ['answers.hobby', 'unknown_question'],
    ['answers.', 'enum'],
  ]) {
    const answer = await importFile(world, event.id, file, { mapping: { ...mapping, Firma: target } })
    assertRefused(answer, 422, 'validation_failed', 'body.mapping.Firma', type!)
  }
})
