import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sampleRecord } from '../../../../test/fixtures/render/certificate-sample.ts'
import { pdfBytes, renderParts } from '../../../lib/render/index.ts'
import { OverTime } from '../../../lib/threads/thread-pool.ts'
import { laurelLayout } from '../../designs/builtin/laurel-design.ts'
import type { Design } from '../../designs/design-scene.ts'
import { certificateDrawing } from './certificate-drawing.ts'
import { writeArchiveFile } from './write-archive-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-archives-'))
after(() => rmSync(folder, { recursive: true }))
const ordinary: Design = { key: 'ordinary', layout: laurelLayout('en'), background: null }
const field = { type: 'name', x: 0, y: 0, width: 1, height: 0.02, size: 200, fit: 'wrap' } as const
/** A certificate on it takes some 20 ms. */
const slow: Design = {
  key: 'slow',
  background: null,
  layout: { ...ordinary.layout, fields: Array.from({ length: 12 }, () => field) },
}

function certificates(count: number, name: string) {
  return Array.from({ length: count }, (_, row) => ({ row, record: sampleRecord({ attendee_name: `${name} ${row}` }) }))
}

const slowNames = certificates(600, 'Łukasz Ærøskøbing '.repeat(20))
const file = (name: string) => join(folder, name)

test('the same certificates make the same archive, however many slices it is drawn in', async () => {
  const few = { certificates: slowNames.slice(0, 25), design: slow }
  const reports: number[][] = [[], []]
  for (const [index, told] of reports.entries())
    assert.ok(await writeArchiveFile(file(`same-${index}`), few, async (drawn) => told.push(drawn) > 0))
  for (const told of reports) {
    assert.ok(told.length > 1 && told.at(-1) === 25, `${told}`)
    assert.deepEqual(
      told,
      told.toSorted((a, b) => a - b),
    )
  }
  assert.ok(readFileSync(file('same-0')).equals(readFileSync(file('same-1'))))
})

test('each file of an archive is the one that its certificate is drawn as by itself', async () => {
  const names = ['Ada', 'محمد', 'محمد', 'Ada', '山田 太郎']
  const archive = {
    certificates: names.map((attendee_name, row) => ({ row, record: sampleRecord({ attendee_name }) })),
    design: ordinary,
  }
  await writeArchiveFile(file('each'), archive, async () => true)
  const bytes = readFileSync(file('each'))
  let from = 0
  for (const { record } of archive.certificates) {
    const alone = pdfBytes(renderParts(certificateDrawing(record, ordinary)))
    from = bytes.indexOf(alone, from) + alone.length
    assert.ok(from >= alone.length, record.attendee_name)
  }
})

test('work that is to stop ends after a slice, which takes a tenth of a second', async () => {
  const told: number[] = []
  const ended = await writeArchiveFile(file('stopped'), { certificates: slowNames, design: slow }, async (drawn) => {
    told.push(drawn)
    return false
  })
  assert.equal(ended, null)
  assert.ok(told.length === 1 && told[0]! <= 200, `${told} were drawn`)
})

test('work that takes more of a core than it may is ended', async () => {
  const slowly = writeArchiveFile(file('long'), { certificates: slowNames, design: slow }, async () => true, 100)
  await assert.rejects(slowly, OverTime)
})

test('long archives do not hold up another: their slices take turns', async () => {
  let stop = false
  const slices = [0, 0, 0, 0, 0, 0]
  const begun = Promise.withResolvers<void>()
  const long = slices.map((_, n) =>
    writeArchiveFile(file(`long-${n}`), { certificates: slowNames, design: slow }, async () => {
      slices[n]! += 1
      if (slices.every((count) => count > 0)) begun.resolve()
      return !stop
    }),
  )
  await begun.promise
  const before = [...slices]
  let meanwhile: number[] = []
  const short = { certificates: certificates(5, 'Ada'), design: ordinary }
  const ended = await writeArchiveFile(file('short'), short, async () => {
    meanwhile = slices.map((count, n) => count - before[n]!)
    return true
  })
  assert.ok(ended)
  stop = true
  assert.deepEqual(await Promise.all(long), [null, null, null, null, null, null])
  // Each needs about 120.
  assert.ok(Math.max(...meanwhile) <= 10, `${meanwhile} slices were drawn before it`)
})
