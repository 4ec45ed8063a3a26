import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aForm } from '../../../../test/support/forms.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { open } from '../../../../test/support/public-forms.ts'
import { anOpenEvent } from '../../../../test/support/register.ts'
import { AppError } from '../../../lib/errors.ts'
import { checkQuestions } from '../../../platform/questions/check-questions.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'

/** 50 questions that share so many options. */
const asking = (options: number): Question[] =>
  Array.from({ length: 50 }, (_, at) => ({
    id: `question-${at}`,
    type: 'choices',
    label: `Question ${at}`,
    help: 'Choose any',
    max: 1,
    options: Array.from({ length: Math.floor((options + at) / 50) }, (_, nth) => `Option ${nth}`),
  }))

function isAllowed(questions: Question[]): boolean {
  try {
    checkQuestions(questions, 'questions')
    return true
  } catch (error) {
    assert.ok(error instanceof AppError)
    return false
  }
}

test('the longest list of questions gives a page of at most 200 KB, a longer one is refused, and an older one stays', async () => {
  await using world = await startWorld()
  let [most, tooMany] = [50, 5_000]
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2)
    if (isAllowed(asking(middle))) most = middle
    else tooMany = middle
  }
  assert.ok(most > 500 && most < 1_500, `${most} options`)
  const fieldsOf = (questions: Question[]) => questions.map(({ id, ...rest }) => ({ ...rest, name: id }))
  const event = await anOpenEvent(world, { registration_questions: asking(most) })
  const form = await aForm(world, { fields: fieldsOf(asking(most)) })
  const pages = [event.public_url, form.public_url]
  for (const address of pages)
    for (const language of ['en', 'tr']) {
      const { status, text } = await open(world, address, { 'accept-language': language })
      assert.equal(status, 200)
      const bytes = Buffer.byteLength(text)
      assert.ok(bytes > 150_000 && bytes < 200_000, `${address} in ${language}: ${bytes} bytes`)
    }

  const long = asking(5_000)
  const changes = [
    [`/admin/events/${event.id}`, 'registration_questions', long],
    [`/admin/events/${event.id}`, 'survey', long],
    [`/admin/forms/${form.id}`, 'fields', fieldsOf(long)],
  ] as const
  for (const [path, field, list] of changes) {
    const refused = await world.request('PATCH', path, { [field]: list })
    assertRefused(refused, 422, 'validation_failed', `body.${field}`, 'too_large')
    assert.match(
      refused.body.detail[0].msg,
      new RegExp(`^${field} would be a form of \\d{6} bytes.* 150000 are allowed`),
    )
  }
  await world.query(`update event set registration_questions = '${JSON.stringify(long)}' where id = ${event.id}`)
  await world.query(`update form set fields = '${JSON.stringify(fieldsOf(long))}' where id = ${form.id}`)
  for (const address of pages) assert.equal((await open(world, address)).status, 200)
  for (const path of [`/admin/events/${event.id}`, `/admin/forms/${form.id}`])
    assert.equal((await world.request('PATCH', path, { name: 'As long as before' })).status, 200)
})
