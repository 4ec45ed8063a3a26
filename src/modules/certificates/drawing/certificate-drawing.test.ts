import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { sampleRecord } from '../../../../test/fixtures/render/certificate-sample.ts'
import {
  hasProgram,
  NAMES,
  pdfJsText,
  runOnPdfs,
  searchable,
  TURNED_NAME,
} from '../../../../test/fixtures/render/readers.ts'
import fc from '../../../../test/support/fast-check.ts'
import { drawInThread, normaliseBackground, pdfBytes, renderParts } from '../../../lib/render/index.ts'
import { academyLayout } from '../../designs/builtin/academy-design.ts'
import { imageLayout } from '../../designs/builtin/image-layout.ts'
import { laurelLayout } from '../../designs/builtin/laurel-design.ts'
import type { Design } from '../../designs/design-scene.ts'
import { groupCode } from '../records/verification-code.ts'
import { certificateDrawing, certificateValues, codeAddress } from './certificate-drawing.ts'

const builtin: Design = { key: 'builtin-1', layout: laurelLayout('en'), background: null }
const turkish: Design = { key: 'builtin-tr', layout: laurelLayout('tr'), background: null }
const picture = sharp({ create: { width: 1240, height: 877, channels: 3, background: '#fdf3e0' } })
const { jpeg } = await normaliseBackground(await picture.png().toBuffer())
const uploaded: Design = { key: 'uploaded-1', layout: imageLayout('en'), background: jpeg }
const partsOf = (given = {}, design = builtin) => renderParts(certificateDrawing(sampleRecord(given), design))
const pdfOf = (given = {}, design = builtin) => pdfBytes(partsOf(given, design))
const pictureOf = (design: Design, kind: 'png' | 'jpg') =>
  drawInThread(1, { drawing: certificateDrawing(sampleRecord(), design), kind })

test('a certificate says who, what, when, by whom and how to check it, in text that can be searched', async () => {
  for (const design of [builtin, uploaded]) {
    const text = await pdfJsText(pdfOf({ tier: 'With Distinction' }, design))
    for (const part of [
      'Ayşe Yılmaz Şahin',
      'Conference on Machine Learning 2026',
      'November 21, 2026',
      'With Distinction',
    ]) {
      assert.ok(text.includes(part), `“${part}” in “${text}”`)
    }
    for (const part of ['Boğaziçi University', '7K2M-9QRT-4XYZ-B']) assert.ok(text.includes(part), part)
  }
})

test('a Turkish certificate is Turkish in every word and date', async () => {
  const text = await pdfJsText(pdfOf({ expires_at: new Date('2027-11-20T22:30:00Z') }, turkish))
  for (const part of [
    'KATILIM BELGESİ',
    'Sayın',
    'Ayşe Yılmaz Şahin',
    'aşağıdaki etkinliğe katılmıştır',
    '21 Kasım 2026',
    'Düzenleyen',
    'Veriliş tarihi',
    'Son geçerlilik tarihi: 21 Kasım 2027',
  ])
    assert.ok(text.includes(part), `“${part}” in “${text}”`)
  assert.doesNotMatch(text.replace('certificates.example.org', ''), /certificate|issue|valid|part in|November/i)
})

test('Turkish names and dates are set in the fonts that all certificates of an event share', () => {
  const names = ['İbrahim Çağrı Ilgaz Öğütçü', 'ŞÜKRÜ IŞIK', 'Afife Hilâl Küçükağa']
  for (const attendee_name of names) {
    const { tail } = partsOf({ attendee_name, expires_at: new Date(0) }, turkish)
    assert.ok(!tail.includes('/FontFile2'), attendee_name)
  }
})

test('every name in every script can be found in its certificate', async () => {
  for (const name of NAMES.filter((candidate) => candidate !== TURNED_NAME)) {
    const text = await pdfJsText(pdfOf({ attendee_name: name }))
    assert.ok(text.includes(searchable(name)), `“${name}” in “${text}”`)
  }
})

test('without a tier, a date or an end nothing stands in their place', async () => {
  const text = await pdfJsText(pdfOf({ event_date: null, issuer_name: 'Issuer' }))
  assert.ok(!text.includes('Valid until') && !text.includes('null') && !text.includes('undefined'), text)
  assert.equal(text.match(/November/g)?.length, 1)
})

test('the same record gives the same bytes, also after other events and designs', () => {
  const first = pdfOf()
  for (let i = 0; i < 20; i++) pdfOf({ event_name: `Event ${i}`, attendee_name: NAMES[i]! }, i % 2 ? uploaded : builtin)
  assert.deepEqual(pdfOf(), first)
})

test('CRC-32, SHA-256 and length are those of the whole file', () => {
  for (const design of [builtin, uploaded]) {
    const parts = partsOf({}, design)
    const whole = pdfBytes(parts)
    assert.equal(parts.crc32, crc32(whole))
    assert.equal(parts.sha256, createHash('sha256').update(whole).digest('hex'))
    assert.equal(parts.length, whole.length)
  }
})

test('certificates of one event share their prefix; another design version does not', () => {
  const { prefix } = partsOf({}, uploaded)
  assert.equal(partsOf({ attendee_name: 'B', tier: 'Gold' }, uploaded).prefix, prefix)
  assert.notEqual(partsOf({}, { ...uploaded, key: 'uploaded-2' }).prefix, prefix)
  assert.notEqual(partsOf({ event_name: 'Other' }, uploaded).prefix, prefix)
})

test('the uploaded picture is in the file as it is', () => {
  assert.ok(partsOf({}, uploaded).prefix.includes(jpeg))
})

test('no record can make it fail', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 })
  const given = fc.record({ attendee_name: text, event_name: text, issuer_name: text, tier: fc.option(text) })
  fc.assert(
    fc.property(given, (values) => assert.ok(partsOf(values, builtin).length > 0)),
    { numRuns: 40 },
  )
})

test('no layout within the limits can make it fail', () => {
  const fraction = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))
  const field = fc.record(
    {
      type: fc.constantFrom('name', 'event', 'qr', 'text' as const),
      text: fc.constantFrom('{{name}} – {{expires_at}}', '', 'two\nlines'),
      x: fraction,
      y: fraction,
      width: fraction,
      height: fraction,
      font: fc.constantFrom('script', 'sans'),
      size: fc.constantFrom(4, 200),
      fit: fc.constantFrom('shrink', 'wrap', 'none' as const),
      letter_spacing: fc.constantFrom(0, 0.5),
    },
    { requiredKeys: ['type', 'x', 'y', 'width', 'height'] },
  )
  let key = 0
  fc.assert(
    fc.property(fc.array(field, { maxLength: 4 }), (fields) => {
      const layout = { page: { width: 300, height: 200 }, language: 'en', fields }
      key += 1
      partsOf({}, { key: `any-${key}`, layout, background: null })
    }),
    { numRuns: 60 },
  )
})

test('qpdf finds nothing wrong with either design', { skip: !hasProgram('qpdf') && 'qpdf is not here' }, () => {
  for (const design of [builtin, uploaded]) {
    assert.match(runOnPdfs([pdfOf({}, design)], 'qpdf', ['--check', '{}']), /No syntax or stream encoding errors/)
  }
})

test('PNG files have 144 pixels per inch of an A4 page, those of older editions and JPEG are 1200 wide, and their code can be scanned', async () => {
  const older = { ...builtin, key: 'builtin-2', layout: { ...builtin.layout, edition: 2 } }
  for (const [design, width] of [
    [builtin, 1684],
    [uploaded, 1684],
    [older, 1200],
  ] as const) {
    const image = await loadImage(await pictureOf(design, 'png'))
    assert.equal(image.width, width)
    const context = createCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    const field = design.layout.fields.find(({ type }) => type === 'qr')!
    const [x, y] = [field.x * image.width - 12, field.y * image.height - 12].map(Math.round) as [number, number]
    const side = Math.round(field.width * image.width) + 24
    const { data } = context.getImageData(x, y, side, side)
    assert.equal(decodeQR({ data, width: side, height: side }), sampleRecord().verify_url)
  }
  const jpegImage = await loadImage(await pictureOf(uploaded, 'jpg'))
  assert.equal(jpegImage.width, 1200)
  const upright = { key: 'upright', layout: academyLayout('en', null), background: null }
  const { width, height } = await loadImage(await pictureOf(upright, 'png'))
  assert.deepEqual([width, height], [1200, 1697])
})

test('the code is printed in groups as people type it', () => {
  assert.equal(groupCode('7K2M9QRT4XYZB'), '7K2M-9QRT-4XYZ-B')
})

test('dates are those of the time zone of the event, in the language of the layout', () => {
  const record = sampleRecord({ expires_at: new Date('2028-01-01T00:00:00Z') })
  assert.equal(certificateValues(record, 'en')['date'], 'November 21, 2026')
  assert.equal(certificateValues(record, 'tr')['date'], '21 Kasım 2026')
  assert.equal(certificateValues({ ...record, event_timezone: 'America/New_York' }, 'de')['date'], '20. November 2026')
  assert.equal(certificateValues(record, 'en')['expires_at'], 'January 1, 2028')
})

test('an address goes into the code in capitals only if it stays the same address', () => {
  assert.equal(codeAddress('https://example.org/V/7K2M'), 'HTTPS://EXAMPLE.ORG/V/7K2M')
  assert.equal(codeAddress('https://example.org/v/7K2M'), 'https://example.org/v/7K2M')
  assert.equal(codeAddress('https://me:pw@example.org/V'), 'https://me:pw@example.org/V')
})

test('a drawing that gets no core in time is refused as busy for a moment, without blame on its design', async () => {
  const drawing = certificateDrawing(sampleRecord(), builtin)
  await assert.rejects(drawInThread(1, { drawing, kind: 'png' }, 1), {
    code: 'unavailable',
    message: /^The service is too busy .* few seconds\.$/,
    retryAfter: 5,
  })
})
