import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { NAMES } from '../../../test/fixtures/render/readers.ts'
import { samplePhoto } from '../../../test/fixtures/render/sample-photo.ts'
import { sampleFill, sampleScene } from '../../../test/fixtures/render/scene-sample.ts'
import fc from '../../../test/support/fast-check.ts'
import { prepareScene } from './prepare-scene.ts'
import { drawDocument, renderPng } from './render-picture.ts'
import type { Fill, Item, Scene } from './scene.ts'
import { compressBackground, type Pixels, writePng } from './write-png.ts'

const decoded = async (png: Buffer) => sharp(png, { failOn: 'warning' }).removeAlpha().raw().toBuffer()

const photoScene = async (): Promise<Scene> => ({ ...sampleScene(), background: await samplePhoto(2480, 1754) })

/** Splits a PNG into chunk types and data, checking every checksum. */
function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks = []
  for (let at = 8; at < png.length; ) {
    const end = at + 12 + png.readUInt32BE(at)
    assert.equal(png.readUInt32BE(end - 4), crc32(png.subarray(at + 4, end - 4)))
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end - 4) })
    at = end
  }
  return chunks
}

test('a picture has exactly the pixels that were drawn, whatever its design and texts', async () => {
  const at = fc.integer({ min: 0, max: 90 }).map((percent) => percent / 100)
  const side = fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100)
  const place = fc.record({ x: at, y: at, width: side, height: side })
  const words = fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', maxLength: 30 }))
  const color = fc.constantFrom('#1a2a5e', '#ffffff', '#ff0000')
  const slot = fc.record({
    kind: fc.constant('slot' as const),
    place,
    color,
    size: fc.constantFrom(4, 20, 90),
    fit: fc.constantFrom('shrink', 'wrap', 'none' as const),
  })
  const code = fc.record({ kind: fc.constant('qr' as const), place, color, paper: fc.option(color) })
  const page = fc.record({ width: fc.integer({ min: 60, max: 400 }), height: fc.integer({ min: 60, max: 400 }) })
  const grounds = [sampleScene().background, await samplePhoto(620, 438)]
  const any = fc.record({
    page,
    ground: fc.constantFrom(...grounds),
    fields: fc.array(fc.oneof(slot, code), { minLength: 1, maxLength: 3 }),
    texts: fc.array(words, { minLength: 3, maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(any, async ({ page, ground, fields, texts }) => {
      const items = fields.map(({ place: { x, y, width, height }, ...field }, index): Item => {
        const box = { x: x * page.width, y: y * page.height, width: width * page.width, height: height * page.height }
        if (field.kind === 'qr') return { ...field, box }
        return { ...field, box, slot: String(index), font: 'display', min_size: field.size / 2, align: 'center' }
      })
      const prepared = prepareScene({ page, language: 'en', background: ground, items })
      const fill: Fill = { ...sampleFill(''), texts: Object.fromEntries(texts.entries()) }
      const { canvas } = await drawDocument(prepared, fill, 300)
      const png = await renderPng(prepared, fill, { width: 300 })
      assert.ok((await decoded(png)).equals(await decoded(canvas.encodeSync('png'))))
    }),
    { numRuns: 80 },
  )
})

test('every checksum of a picture is right', async () => {
  for (const scene of [sampleScene(), await photoScene()]) {
    const chunks = chunksOf(await renderPng(prepareScene(scene), sampleFill('Ayşe'), { width: 600 }))
    const data = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
    assert.equal(inflateSync(Buffer.concat(data)).length, (600 * 3 + 1) * 424)
    assert.equal(chunks.at(-1)!.type, 'IEND')
  }
})

test('a picture takes no more bytes than the one that the canvas writes', async () => {
  for (const scene of [sampleScene(), await photoScene()]) {
    const [prepared, fill] = [prepareScene(scene), sampleFill('Ayşe Yılmaz')]
    const { canvas } = await drawDocument(prepared, fill, 1200)
    const [png, theirs] = [await renderPng(prepared, fill, { width: 1200 }), canvas.encodeSync('png')]
    assert.ok(png.length <= theirs.length, `${png.length} and ${theirs.length} bytes`)
  }
})

test('only rows around ink are read and compressed anew', () => {
  const height = 240
  const read: [number, number][] = []
  const pixels: Pixels = {
    width: 10,
    height,
    read(from, to) {
      read.push([from, to])
      return new Uint8Array(10 * 4 * (to - from)).fill(255)
    },
  }
  const background = compressBackground(pixels)
  read.length = 0
  writePng(pixels, background, [
    { top: 55, bottom: 65.5 },
    { top: 230, bottom: 900 },
  ])
  assert.deepEqual(read, [
    [47, 72],
    [215, 240],
  ])
})
