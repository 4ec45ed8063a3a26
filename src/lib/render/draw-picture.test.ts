import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { samplePhoto } from '../../../test/fixtures/render/sample-photo.ts'
import { sampleFill, sampleScene } from '../../../test/fixtures/render/scene-sample.ts'
import { drawPicture } from './draw-picture.ts'
import { renderFile } from './render-file.ts'

const drawing = (name: string, key = 'sample') => ({ key, scene: sampleScene(), fill: sampleFill(name) })
const draw = (name: string, kind: 'png' | 'jpg' = 'png', key?: string) =>
  drawPicture(1, { drawing: drawing(name, key), kind })

test('a picture that was drawn is given again, to those who asked meanwhile too', async () => {
  const [first, second] = await Promise.all([draw('Ada'), draw('Ada')])
  assert.equal(second, first)
  assert.equal(await draw('Ada'), first)
})

test('another name, kind or scene is another picture', async () => {
  await Promise.all([draw('Ada'), draw('Bob'), draw('Ada', 'jpg')])
  for (const [name, kind] of [
    ['Ada', 'png'],
    ['Bob', 'png'],
    ['Ada', 'jpg'],
  ] as const)
    assert.ok((await draw(name, kind)).equals(await renderFile(drawing(name), kind)), `${name} ${kind}`)
  const { fill } = drawing('Ada')
  const scene = { ...sampleScene(), items: [] }
  const other = await drawPicture(1, { drawing: { key: 'empty', scene, fill }, kind: 'png' })
  assert.notDeepEqual(other, await draw('Ada'))
  const dated = { ...fill, qr: { ...fill.qr!, text: 'https://example.org/' } }
  const elsewhere = await drawPicture(1, { drawing: { ...drawing('Ada'), fill: dated }, kind: 'png' })
  assert.notDeepEqual(elsewhere, await draw('Ada'))
})

test('what could not be drawn is not kept', async () => {
  const many = Array.from({ length: 60 }, (_, n) =>
    draw(`many ${n}`).then(
      () => null,
      () => n,
    ),
  )
  const failed = (await Promise.all(many)).find((n) => n !== null)
  assert.ok(failed !== undefined)
  assert.ok((await draw(`many ${failed}`)).length > 0)
})

test('a picture leaves the memory after five minutes, also when it was asked for since', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const first = await draw('Eve')
  t.mock.timers.tick(5 * 60_000 - 1)
  assert.equal(await draw('Eve'), first)
  t.mock.timers.tick(1)
  await setImmediate()
  const again = await draw('Eve')
  assert.notEqual(again, first)
  assert.ok(again.equals(first))
})

test('all pictures that are kept take 16 MB at most', async () => {
  const scene = { ...sampleScene(), background: await samplePhoto(2480, 1754) }
  const ask = (n: number) => drawPicture(1, { drawing: { key: 'photo', scene, fill: sampleFill(`${n}`) }, kind: 'png' })
  const drawn: Buffer[] = []
  for (let bytes = 0; bytes < 24 * 1_048_576; bytes += drawn.at(-1)!.length) drawn.push(await ask(drawn.length))
  let bytes = 0
  // From the newest to the first that is not cached.
  for (let n = drawn.length - 1; (await ask(n)) === drawn[n]; n -= 1) bytes += drawn[n]!.length
  assert.ok(bytes > 8 * 1_048_576 && bytes <= 16 * 1_048_576, `${bytes} bytes are kept`)
})
