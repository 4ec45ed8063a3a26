import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PICTURE } from '../../../test/support/badges.ts'
import { upload } from '../../../test/support/factories.ts'
import type { World } from '../../../test/support/harness.ts'
import { aBrowserOf, OWN_PAGE } from '../../../test/support/my-pages.ts'
import { assertUsable } from '../../../test/support/public-forms.ts'
import { auditOf } from '../../../test/support/stored.ts'
import { aCourse, aProgramme, assign, ok, startTraining } from '../../../test/support/training.ts'

const ADA = 'Ada@example.org'
const EVIDENCE = '/admin/training/evidence'

type Sent = { fields?: Record<string, string>; bytes?: Buffer; headers?: Record<string, string> }

/** Ada has to complete a course, and looks at her page. */
async function aTrainee(world: World) {
  const course = await aCourse(world, { name: 'First aid <1>' })
  const programme = await aProgramme(world, [{ course_id: course.id }])
  await assign(world, programme.id, [ADA])
  const { look, cookie } = await aBrowserOf(world, 'ada@example.org')
  const sendFile = async (id: number, { fields = {}, bytes = PICTURE, headers = OWN_PAGE }: Sent = {}) => {
    const { body: payload, headers: type } = upload(bytes, { name: 'card & 1.png', fields })
    const {
      statusCode,
      headers: got,
      body,
    } = await world.app.inject({
      ...{ method: 'POST', url: `/my/evidence?course=${id}`, payload },
      headers: { accept: 'text/html', cookie, ...type, ...headers },
    })
    return { status: statusCode, headers: got, text: body }
  }
  return { course, programme, look, sendFile }
}

test('a person sends a proof from their page, sees that it waits, and the reason when it is declined', async () => {
  await using world = await startTraining()
  const { course, look, sendFile } = await aTrainee(world)
  const before = await look()
  assertUsable(before)
  assert.match(before.text, /Courses to complete[\s\S]*First aid &#60;1&#62;[\s\S]*Send proof/)
  const sent = await sendFile(course.id, { fields: { completed_on: '2026-01-15' } })
  assert.deepEqual([sent.status, sent.headers['location']], [303, '/my?done=evidence'])
  assert.match(
    (await look('/my?done=evidence')).text,
    /Your file was sent[\s\S]*waiting for a decision[\s\S]*card &#38; 1/,
  )
  const [first] = await ok(world.request('GET', EVIDENCE))
  assert.deepEqual(
    [first.email, first.completed_on, first.content_type, first.size],
    [ADA, '2026-01-15', 'image/png', PICTURE.length],
  )
  const [entry] = await auditOf(world, 'training_evidence.add')
  assert.match((entry as any).actor, /^visitor/)
  await ok(world.request('POST', `${EVIDENCE}/${first.id}/decline`, { reason: 'Not <readable>' }))
  assert.match((await look()).text, /declined[\s\S]*Reason: [\s\S]*Not &#60;readable&#62;/)
  await sendFile(course.id)
  const [second] = await ok(world.request('GET', `${EVIDENCE}?status=pending`))
  await ok(world.request('POST', `${EVIDENCE}/${second.id}/approve`, {}))
  await world.handle()
  const done = await look()
  assert.match(done.text, /completed[\s\S]*accepted/)
  assert.doesNotMatch(done.text, /Courses to complete/)
  assert.match((await look('/my/data.json')).text, /"evidence":\[\{"course_name":"First aid <1>"/)
})

test('a file of another type or size is refused where it was chosen; a script is none', async () => {
  await using world = await startTraining()
  const { course, sendFile } = await aTrainee(world)
  for (const [sent, status, text] of [
    [{ bytes: Buffer.from('<html><script>alert(1)</script>') }, 422, 'Choose a PDF, PNG, JPEG or WebP file.'],
    [{ bytes: Buffer.alloc(0) }, 422, 'Choose a file.'],
    [{ bytes: Buffer.concat([PICTURE, Buffer.alloc(10 * 1_048_576)]) }, 413, 'The file is too large.'],
    [{ fields: { completed_on: '2999-01-01' } }, 422, 'Enter a day that is not in the future.'],
    [{ fields: { completed_on: 'soon' } }, 422, 'Enter a day that is not in the future.'],
  ] as [Sent, number, string][]) {
    const answer = await sendFile(course.id, sent)
    assert.deepEqual([answer.status, answer.text.includes(text)], [status, true], text)
    assertUsable(answer)
    world.advance(61_000)
  }
  assert.deepEqual(await ok(world.request('GET', EVIDENCE)), [])
})

test('proofs are sent for own open courses alone, from the own page, and at most three wait, however they are sent', async () => {
  await using world = await startTraining()
  const { course, sendFile } = await aTrainee(world)
  const other = await aCourse(world)
  const foreign = await aProgramme(world, [{ course_id: other.id }])
  await assign(world, foreign.id, ['bob@example.org'])
  assert.equal((await sendFile(other.id)).status, 404)
  assert.equal((await sendFile(999_999)).status, 404)
  assert.equal((await sendFile(course.id, { headers: { 'sec-fetch-site': 'cross-site' } })).status, 403)
  const { headers } = await sendFile(course.id, { headers: { ...OWN_PAGE, cookie: 'laurel-my=x' } })
  assert.equal(headers['location'], '/my')
  assert.deepEqual(await ok(world.request('GET', EVIDENCE)), [])
  const rows = async () => (await ok(world.request('GET', EVIDENCE))).length
  world.advance(61_000)
  const bytes = (nth: number) => Buffer.concat([PICTURE, Buffer.from(`${nth}`)])
  const answers = await Promise.all(Array.from({ length: 5 }, (_, nth) => sendFile(course.id, { bytes: bytes(nth) })))
  assert.deepEqual([answers.map(({ status }) => status).toSorted(), await rows()], [[303, 303, 303, 409, 409], 3])
  world.advance(61_000)
  assert.match((await sendFile(course.id, { bytes: bytes(9) })).text, /You sent several files for this course/)
})
