import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleFill, sampleScene } from '../../../test/fixtures/render/scene-sample.ts'
import { drawInThread } from './draw-in-thread.ts'
import type { DrawTask } from './draw-task.ts'
import { renderFile } from './render-file.ts'
import type { FileKind } from './scene.ts'

const drawing = { key: 'sample', scene: sampleScene(), fill: sampleFill('Ayşe') }
const task = (kind: FileKind): DrawTask => ({ drawing, kind })

test('a thread draws the same bytes', async () => {
  for (const kind of ['pdf', 'png', 'jpg'] as const)
    assert.ok((await drawInThread(1, task(kind))).equals(await renderFile(drawing, kind)), kind)
})

test('a drawing that is not done in its time is stopped with 503, and the next ones find a thread', async () => {
  for (let times = 0; times < 8; times++)
    await assert.rejects(drawInThread(1, task('png'), 1), { code: 'unavailable', retryAfter: 5 })
  assert.equal((await drawInThread(1, task('pdf'))).toString('latin1', 0, 5), '%PDF-')
})

test('what one organisation has drawn comes in turn with the others; what it asks beyond that is 503', async () => {
  const ended: number[] = []
  const draw = async (orgId: number) => {
    await drawInThread(orgId, task('jpg'))
    ended.push(orgId)
  }
  const many = Array.from({ length: 60 }, () =>
    draw(1).then(
      () => 'drawn',
      ({ code }) => code as string,
    ),
  )
  await draw(2)
  // At most as many as each thread had begun, and one more of each while the other was drawn.
  assert.ok(ended.length <= 9, `${ended.length - 1} were drawn before it`)
  const answers = await Promise.all(many)
  assert.ok(answers.includes('unavailable'))
  assert.equal(answers.filter((answer) => answer === 'drawn').length, ended.length - 1)
})
