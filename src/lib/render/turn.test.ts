import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { normalisePicture } from './index.ts'
import { renderFile } from './render-file.ts'
import { renderPreview } from './render-preview.ts'
import type { Drawing, Item, Scene } from './scene.ts'

const PAGE = { width: 400, height: 300 }
const BOX = { x: 200, y: 100, width: 80, height: 80 }
const scene = (items: Item[]): Scene => ({
  page: PAGE,
  language: 'en',
  background: { kind: 'drawing', shapes: [] },
  items,
})
const fill = {
  title: '',
  author: '',
  created: null,
  texts: { name: 'HHHHH' },
  qr: { text: 'A', link: 'https://a.example/' },
}
let made = 0
const drawn = (items: Item[]): Drawing => ({ key: `turned ${++made}`, scene: scene(items), fill })

/** Whether a position on the page, in points, has ink. */
async function inkAt(bytes: Buffer): Promise<(x: number, y: number) => boolean> {
  const picture = await loadImage(bytes)
  const canvas = createCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  const scale = picture.width / PAGE.width
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return (x, y) => data[4 * (Math.round(y * scale) * canvas.width + Math.round(x * scale)) + 1]! < 128
}

/** Red, with a transparent top left corner. */
async function aPicture(): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: 1_600 }, (_, at) => (at % 40 < 10 && at < 400 ? [0, 0, 0, 0] : [200, 0, 0, 255])).flat(),
  )
  const image = await sharp(pixels, { raw: { width: 40, height: 40, channels: 4 } })
    .png()
    .toBuffer()
  return (await normalisePicture(image)).bytes
}

const kinds = {
  png: (drawing: Drawing) => renderFile(drawing, 'png'),
  jpg: (drawing: Drawing) => renderFile(drawing, 'jpg'),
  preview: (drawing: Drawing) => renderPreview(drawing, 'png', 800),
}

test('what is turned is drawn around the middle of its box, clockwise, alike in every kind of picture', async () => {
  const picture: Item = { kind: 'picture', id: 'a', bytes: await aPicture(), box: BOX }
  const qr: Item = { kind: 'qr', box: BOX, color: '#000000', paper: '#000000' }
  for (const [kind, draw] of Object.entries(kinds)) {
    for (const item of [picture, qr]) {
      const straight = await inkAt(await draw(drawn([item])))
      assert.ok(straight(275, 175) && !straight(240, 92) && !straight(288, 140), `${kind} ${item.kind}`)
      const turned = await inkAt(await draw(drawn([{ ...item, rotation: 45 }])))
      assert.ok(turned(240, 190) && turned(290, 140) && !turned(275, 175) && !turned(275, 105), `${kind} ${item.kind}`)
    }
    // The transparent corner is at the top left, and after a quarter turn at the top right.
    const through = await inkAt(await draw(drawn([picture])))
    const quarter = await inkAt(await draw(drawn([{ ...picture, rotation: 90 }])))
    assert.deepEqual(
      [through(208, 108), through(272, 108), quarter(208, 108), quarter(272, 108)],
      [false, true, true, false],
    )
    const style = { font: 'sans', size: 24, min_size: 10, color: '#000000', align: 'center', fit: 'shrink' } as const
    const name: Item = { kind: 'slot', slot: 'name', box: { x: 100, y: 130, width: 200, height: 40 }, ...style }
    for (const text of [name, { ...name, kind: 'text', text: 'HHHHH' } as Item]) {
      const rows = async (item: Item) => {
        const is = await inkAt(await draw(drawn([item])))
        return [...Array(300).keys()].filter((y) => [...Array(100).keys()].some((step) => is(150 + step, y)))
      }
      const [flat, upright] = [await rows(text), await rows({ ...text, rotation: -90 } as Item)]
      assert.ok(
        flat.length > 8 && flat.length < 30 && upright.length > 50,
        `${kind} ${text.kind} ${flat.length} ${upright.length}`,
      )
      assert.ok(upright.every((y) => y > 90 && y < 210))
    }
  }
})

test('a PDF holds each picture once, with what can be seen through, where the picture files have it', async () => {
  const bytes = await aPicture()
  const items: Item[] = [0, 90].map((rotation) => ({ kind: 'picture', id: 'a', bytes, box: BOX, rotation }))
  const pdf = await renderFile(drawn(items), 'pdf')
  const text = pdf.toString('latin1')
  assert.equal(text.match(/\/Subtype\/Image/g)?.length, 2, 'its colours and its mask')
  assert.equal(text.match(/\/SMask/g)?.length, 1)
  const page = await (await getDocument({ data: new Uint8Array(pdf) }).promise).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  assert.equal(fnArray.filter((each) => each === OPS.paintImageXObject).length, 2)
  const matrices = argsArray.filter((_, nth) => fnArray[nth] === OPS.transform)
  assert.deepEqual(matrices[0], [80, 0, 0, 80, 200, 120])
  // The bottom left corner of the unit square, turned clockwise, is at the top left.
  const [[a, b, c, d, e, f], [width, , , height, x, y]] = matrices.slice(1) as [number[], number[]]
  const at = (h: number, v: number) => [
    a! * (x! + h * width!) + c! * (y! + v * height!) + e!,
    b! * (x! + h * width!) + d! * (y! + v * height!) + f!,
  ]
  for (const [from, to] of [
    [
      [0, 0],
      [200, 200],
    ],
    [
      [1, 0],
      [200, 120],
    ],
    [
      [0, 1],
      [280, 200],
    ],
  ] as const)
    for (const [nth, value] of at(from[0], from[1]).entries()) assert.ok(Math.abs(value - to[nth]!) < 0.01, `${from}`)
  const image: any = await new Promise((resolve) =>
    page.objs.get(argsArray[fnArray.indexOf(OPS.paintImageXObject)][0], resolve),
  )
  assert.deepEqual([image.width, image.height], [40, 40])
})

test('a turned code is a link where it is seen, and the same drawing gives the same bytes', async () => {
  const items: Item[] = [{ kind: 'qr', box: BOX, color: '#000000', paper: null, rotation: 45 }]
  const pdf = await renderFile(drawn(items), 'pdf')
  assert.ok(pdf.equals(await renderFile(drawn(items), 'pdf')))
  const [, ...corners] = /\/Rect\[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))!
  const half = (80 * Math.SQRT2) / 2
  for (const [nth, value] of [240 - half, 160 - half, 240 + half, 160 + half].entries())
    assert.ok(Math.abs(Number(corners[nth]) - value) < 0.02, `${corners}`)
})
