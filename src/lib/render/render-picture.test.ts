import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import decodeQR from 'qr/decode.js'
import { NAMES } from '../../../test/fixtures/render/readers.ts'
import { sampleFill, sampleScene } from '../../../test/fixtures/render/scene-sample.ts'
import { jpegSize } from './jpeg-size.ts'
import { prepareScene } from './prepare-scene.ts'
import { renderJpeg, renderPng } from './render-picture.ts'
import type { Box } from './scene.ts'

const prepared = prepareScene(sampleScene())
const { page } = prepared.scene

async function pixels(image: Buffer, box: Box = { x: 0, y: 0, width: 72, height: 72 }) {
  const picture = await loadImage(image)
  const scale = picture.width / page.width
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((value) => Math.floor(value * scale)) as [
    number,
    number,
    number,
    number,
  ]
  const context = createCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  return { ...context.getImageData(x, y, width, height), width, height, picture }
}

test('a picture has the width that was asked for and the proportions of the page', async () => {
  const { picture } = await pixels(await renderPng(prepared, sampleFill('Ayşe'), { width: 1200 }))
  assert.equal(picture.width, 1200)
  assert.equal(picture.height, 848)
  const { width, height } = jpegSize(await renderJpeg(prepared, sampleFill('Ayşe'), { width: 600 }))
  assert.deepEqual([width, height], [600, 424])
})

test('a page like a ribbon gets no more pixels than one that is 2.7 times as high as it is wide', async () => {
  const ribbon = prepareScene({ ...sampleScene(), page: { width: 72, height: 3000 } })
  const { picture } = await pixels(await renderPng(ribbon, sampleFill('Ayşe'), { width: 1200 }))
  assert.ok(picture.width * picture.height <= 4_100_000)
})

test('the QR code can be scanned off the picture', async () => {
  const png = await renderPng(prepared, sampleFill('Ayşe'), { width: 1200 })
  const { data, width, height } = await pixels(png, { x: 690, y: 430, width: 112, height: 112 })
  assert.equal(decodeQR({ data, width, height }), sampleFill('').qr!.text)
})

test('the ink of every name lies inside its box', async () => {
  const nameBox = { x: 110, y: 240, width: 620, height: 80 }
  for (const name of NAMES.slice(0, 34)) {
    const { data, width } = await pixels(await renderPng(prepared, sampleFill(name), { width: 842 }), {
      ...nameBox,
      y: nameBox.y - 40,
      height: nameBox.height + 80,
    })
    const inkRows = new Set<number>()
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) inkRows.add(Math.floor(at / 4 / width))
    const rows = [...inkRows]
    assert.ok(rows.length > 5, `“${name}” left no ink`)
    assert.ok(
      Math.min(...rows) >= 38 && Math.max(...rows) <= 122,
      `“${name}”: ${Math.min(...rows)}–${Math.max(...rows)}`,
    )
  }
})

test('the same record gives the same picture, also from a kept background', async () => {
  const first = await renderPng(prepared, sampleFill('王小明'), { width: 400 })
  await renderPng(prepared, sampleFill('Ayşe'), { width: 400 })
  assert.deepEqual(await renderPng(prepared, sampleFill('王小明'), { width: 400 }), first)
})
