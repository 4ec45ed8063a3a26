import assert from 'node:assert/strict'
import { test } from 'node:test'
import { upload } from '../../../../test/support/factories.ts'
import type { World } from '../../../../test/support/harness.ts'
import { aCourse, aProgramme, assign, assignmentsOf, ok, startTraining } from '../../../../test/support/training.ts'

const PATH = '/admin/training/evidence'
const PDF = Buffer.from('%PDF-1.7\nproof of a course\n%%EOF')

function add(world: World, fields: Record<string, string | number>, bytes = PDF) {
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const { body, headers } = upload(bytes, { fields: texts, name: 'zertifikat ü.pdf' } as never)
  return world.request('POST', PATH, body, { headers })
}

async function aTrainee(world: World) {
  const course = await aCourse(world)
  const programme = await aProgramme(world, [{ course_id: course.id }])
  await assign(world, programme.id, ['ada@example.org'])
  return { course_id: course.id as number, email: 'ada@example.org' }
}

test('approved evidence completes the course and so the programme, once', async () => {
  await using world = await startTraining()
  world.stopClock(new Date('2026-11-20T12:00:00Z'))
  const person = await aTrainee(world)
  const evidence = await ok(add(world, { ...person, completed_on: '2026-11-18', note: 'Held in Ankara' }))
  assert.deepEqual(
    [evidence.status, evidence.content_type, evidence.size, evidence.note, evidence.completed_on],
    ['pending', 'application/pdf', PDF.length, 'Held in Ankara', '2026-11-18'],
  )
  assert.equal((await assignmentsOf(world, person.email))[0].status, 'due')
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => world.request('POST', `${PATH}/${evidence.id}/approve`, {})),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
  await world.handle()
  const completions = await ok(world.request('GET', '/admin/training/completions'))
  assert.deepEqual(
    completions.map((each: any) => [each.email, each.completed_at.slice(0, 10), each.external_id]),
    [[person.email, '2026-11-18', `evidence-${evidence.id}`]],
  )
  assert.equal((await assignmentsOf(world, person.email))[0].status, 'compliant')
  const decided = await ok(world.request('GET', `${PATH}/${evidence.id}`))
  assert.deepEqual([decided.status, decided.completion_id], ['approved', completions[0].id])
  await ok(world.request('DELETE', `/admin/training/completions/${completions[0].id}`))
  assert.equal((await ok(world.request('GET', `${PATH}/${evidence.id}`))).completion_id, null)
})

test('declined evidence completes nothing, says why, and cannot be approved later', async () => {
  await using world = await startTraining()
  const { id } = await ok(add(world, await aTrainee(world)))
  assert.equal((await world.request('POST', `${PATH}/${id}/decline`, {})).status, 422)
  const declined = await ok(world.request('POST', `${PATH}/${id}/decline`, { reason: 'Not readable' }))
  assert.deepEqual([declined.status, declined.reason], ['declined', 'Not readable'])
  assert.equal((await world.request('POST', `${PATH}/${id}/approve`, {})).status, 409)
  assert.deepEqual(await ok(world.request('GET', '/admin/training/completions')), [])
  assert.deepEqual(await ok(world.request('GET', `${PATH}?status=pending`)), [])
})

test('a file comes back byte for byte under its own type; others than PDFs and pictures are refused', async () => {
  await using world = await startTraining()
  const person = await aTrainee(world)
  const { id } = await ok(add(world, person))
  const file = await world.request('GET', `${PATH}/${id}/file`)
  assert.deepEqual([file.headers['content-type'], file.text], ['application/pdf', PDF.toString()])
  assert.match(String(file.headers['content-disposition']), /^attachment; filename="evidence-\d+\.pdf"$/)
  for (const [fields, bytes, type] of [
    [person, Buffer.from('<html><script>alert(1)</script>'), 'unusable_file'],
    [person, Buffer.alloc(0), 'unusable_file'],
    [{ ...person, email: 'stranger@example.org' }, PDF, 'unknown_person'],
    [{ ...person, completed_on: '2999-01-01' }, PDF, 'in_the_future'],
    [{ email: person.email }, PDF, 'missing'],
  ] as const) {
    const { status, body } = await add(world, fields as never, bytes)
    assert.deepEqual([status, body.detail[0].type], [422, type])
  }
  assert.equal((await add(world, { ...person, course_id: person.course_id + 1 })).status, 404)
  assert.equal((await add(world, person, Buffer.concat([PDF, Buffer.alloc(10 * 1_048_576)]))).status, 413)
  assert.equal((await world.request('DELETE', `/admin/training/courses/${person.course_id}`)).status, 409)
})

test('evidence follows a change of address, and erasing the person removes it with its file', async () => {
  await using world = await startTraining()
  const person = await aTrainee(world)
  const { id } = await ok(add(world, person))
  const [{ file }] = (await world.query('select file from training_evidence')) as [{ file: string }]
  await ok(world.request('POST', '/admin/training/change-email', { from: person.email, to: 'ada@example.com' }))
  const { text: exported } = await world.request('POST', '/admin/privacy/export', { email: 'ada@example.com' })
  assert.match(exported, /data.training_evidence\.json/)
  assert.match(exported, new RegExp(`files.training-evidence-pdf-${id}\\.pdf`))
  await ok(world.request('POST', '/admin/privacy/erase', { email: 'ada@example.com' }))
  assert.equal((await world.request('GET', `${PATH}/${id}`)).status, 404)
  assert.deepEqual(await world.query(`select name from queued_job where payload ->> 'key' = '${file}'`), [
    { name: 'sweep-blob' },
  ])
})
