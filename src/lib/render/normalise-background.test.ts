import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { AppError } from '../errors.ts'
import { jpegSize } from './jpeg-size.ts'
import { isPictureError, normaliseBackground } from './normalise-background.ts'

const blank = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha } } })

test('PNG, JPEG and WebP become a JPEG of the same size', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const { jpeg, width, height } = await normaliseBackground(await blank(300, 200).toFormat(format).toBuffer())
    assert.deepEqual([width, height], [300, 200])
    assert.deepEqual(jpegSize(jpeg), { width: 300, height: 200, components: 3 })
  }
})

test('transparent parts are white', async () => {
  const { jpeg } = await normaliseBackground(await blank(20, 20, 0).png().toBuffer())
  assert.ok((await sharp(jpeg).raw().toBuffer()).every((value) => value >= 254))
})

test('a picture that a camera marked as turned stands upright', async () => {
  const turned = await blank(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { width, height } = await normaliseBackground(turned)
  assert.deepEqual([width, height], [200, 300])
})

test('a large picture is brought down to A4 at 300 dots an inch', async () => {
  const { width, height } = await normaliseBackground(await blank(7016, 1000).png().toBuffer())
  assert.deepEqual([width, height], [3508, 500])
})

test('grey pictures become RGB or grey, and CMYK ones RGB', async () => {
  const cmyk = await blank(20, 20).flatten().toColourspace('cmyk').jpeg().toBuffer()
  assert.equal(jpegSize((await normaliseBackground(cmyk)).jpeg).components, 3)
  const grey = await blank(20, 20).flatten().toColourspace('b-w').png().toBuffer()
  assert.ok([1, 3].includes(jpegSize((await normaliseBackground(grey)).jpeg).components))
})

test('other files, damaged pictures and more than 50 million pixels are refused in words', async () => {
  const png = await blank(200, 200).png().toBuffer()
  const cases: [Buffer, RegExp][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /PNG, JPEG or WebP/],
    [Buffer.alloc(0), /PNG, JPEG or WebP/],
    [png.subarray(0, 20), /cannot be read/],
    [png.subarray(0, png.length - 60), /damaged/],
    [await blank(10_000, 5001).png().toBuffer(), /10000 × 5001 pixels/],
  ]
  for (const [image, message] of cases) {
    await assert.rejects(normaliseBackground(image), (error) => isPictureError(error) && message.test(error.message))
  }
})

test('what would take more than 256 MB while it is decoded is refused before it is', async () => {
  const deep = blank(6000, 6000).toColourspace('rgb16')
  const interlaced = await deep.clone().png({ compressionLevel: 1, progressive: true }).toBuffer()
  await assert.rejects(
    normaliseBackground(interlaced),
    (error) => isPictureError(error) && /275 MB/.test(error.message),
  )
  const { width } = await normaliseBackground(await deep.png({ compressionLevel: 1 }).toBuffer())
  assert.equal(width, 3508)
})

/** The child processes of this process; only Linux lists them. */
const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)

test('pictures are read one after the other, each in a process of its own; who has four waiting is told to come later', async (t) => {
  if (process.platform !== 'linux') return t.skip('only Linux tells the children of a process')
  const image = await blank(1500, 1500).png().toBuffer()
  const seen = new Set<string>()
  let most = 0
  // A browser that other test files share is one.
  const others = new Set(children())
  const own = () => children().filter((pid) => !others.has(pid))
  const look = setInterval(() => {
    const now = own()
    most = Math.max(most, now.length)
    for (const pid of now) seen.add(pid)
  }, 2)
  try {
    const read = (party: string) => normaliseBackground(image, party)
    const answers = await Promise.allSettled([...Array.from({ length: 8 }, () => read('a')), read('b')])
    assert.deepEqual(
      answers.map(({ status }) => status === 'fulfilled'),
      [true, true, true, true, true, false, false, false, true],
    )
    for (const answer of answers) {
      if (answer.status === 'fulfilled') continue
      assert.ok(answer.reason instanceof AppError && answer.reason.code === 'unavailable' && answer.reason.retryAfter)
    }
    assert.equal(most, 1)
    assert.equal(seen.size, 6)
    while (own().length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
  } finally {
    clearInterval(look)
  }
})
