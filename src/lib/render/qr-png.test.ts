import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import decodeQR from 'qr/decode.js'
import { qrPng } from './qr-png.ts'

const TICKET = `HTTPS://EVENTS.EXAMPLE.ORG/T/${'A2B3C4D5E6F7'.repeat(10).slice(0, 116)}`

async function pixelsOf(png: Buffer) {
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

test('a QR code as PNG is read as it was written, is crisp, has a quiet zone of four modules, and is small', async () => {
  for (const text of [TICKET, TICKET.toLowerCase(), 'A']) {
    const png = qrPng(text)
    const { data, width, height } = await pixelsOf(png)
    assert.equal(width, height)
    assert.equal(decodeQR({ data: new Uint8Array(data), width, height }), text)
    const greys = new Set<number>()
    for (let at = 0; at < data.length; at += 4) {
      greys.add(data[at]!)
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < 32) assert.equal(data[at], 255, `${x} ${y}`)
    }
    assert.deepEqual([...greys].sort(), [0, 255])
    assert.ok(png.length <= 2_048, `${png.length} bytes`)
    assert.deepEqual(qrPng(text), png)
  }
  assert.equal((await pixelsOf(qrPng(TICKET))).width, 392)
})
