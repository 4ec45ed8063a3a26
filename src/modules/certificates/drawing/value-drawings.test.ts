import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { sampleRecord } from '../../../../test/fixtures/render/certificate-sample.ts'
import { pdfJsText, searchable } from '../../../../test/fixtures/render/readers.ts'
import { streamsDigest } from '../../../../test/fixtures/render/streams-digest.ts'
import { drawInThread, pdfBytes, renderParts } from '../../../lib/render/index.ts'
import type { Layout, LayoutField } from '../../designs/layout/design-layout.ts'
import { certificateDrawing } from './certificate-drawing.ts'

const KEYS = ['hours', 'grade', 'trainer', 'topic', 'number'] as const
type Values = Record<(typeof KEYS)[number], string>

const VALUES: Record<string, { language: string; name: string; values: Values }> = {
  latin: {
    language: 'en',
    name: 'Ada Lovelace',
    values: {
      hours: '36 hours',
      grade: 'With Distinction',
      trainer: 'Grace Hopper',
      topic: 'Safe Handling of Laboratory Equipment and Hazardous Substances',
      number: 'CPD-2026/00417',
    },
  },
  turkish: {
    language: 'tr',
    name: 'Ayşe Yılmaz Şahin',
    values: {
      hours: '36 saat',
      grade: 'Üstün Başarı',
      trainer: 'Öğr. Gör. Işıl Çağ',
      topic: 'İş Sağlığı ve Güvenliğinde Risk Değerlendirmesi İlkeleri',
      number: 'İSG-2026/Ğ417',
    },
  },
  arabic: {
    language: 'ar',
    name: 'محمد عبد الرحمن الحداد',
    values: {
      hours: '٣٦ ساعة',
      grade: 'ممتاز',
      trainer: 'فاطمة الزهراء',
      topic: 'السلامة والصحة المهنية في المختبرات',
      number: 'الدفعة الأولى',
    },
  },
  chinese: {
    language: 'zh',
    name: '欧阳明月',
    values: {
      hours: '36 学时',
      grade: '优秀',
      trainer: '王晓明',
      topic: '实验室安全与危险品管理',
      number: '证书 2026-417',
    },
  },
}

/** Digests of the drawings; a certificate keeps its bytes. */
const DRAWN: Record<string, string> = {
  latin: 'H1N240DWHXkIoppiiBiP1XmtcqI93bjbZF2QVgReRUw',
  turkish: 'Eai9aGT4cQabI01T72pohqjUQ9W_ANevGG5KqSFJCgU',
  arabic: 'N6DwWmtVDbNsbII5h5aaM-pxNlWyAcc_S0zjvut1Jjc',
  chinese: 'pW-GhAbCH4VoQAWeRp-jneVPxqScaryQ2SOMh5p97as',
}

const PAGE = { width: 841.89, height: 595.28 }
const box = (y: number, more: object = {}) => ({ x: 0.15, y, width: 0.7, height: 0.08, size: 26, ...more })
const FIELDS: LayoutField[] = [
  { type: 'name', ...box(0.08, { size: 40 }) },
  { type: 'value', value_key: 'hours', ...box(0.24) },
  { type: 'value', value_key: 'grade', ...box(0.36, { font: 'script', align: 'left' }) },
  { type: 'value', value_key: 'trainer', ...box(0.48, { align: 'right' }) },
  { type: 'value', value_key: 'topic', ...box(0.6, { height: 0.12, fit: 'wrap', size: 30 }) },
  { type: 'text', text: '— {{values.number}} —', ...box(0.78, { font: 'sans' }) },
]

function drawingOf(script: string, shown?: Partial<Values>) {
  const { language, name, values } = VALUES[script]!
  const layout: Layout = { page: PAGE, language, fields: FIELDS }
  const stated = Object.entries(shown ?? values).map(([key, value]) => ({ key, label: key, value }))
  const record = sampleRecord({ attendee_name: name, certificate_values: stated })
  return certificateDrawing(record, { key: `five values ${language}`, layout, background: null })
}

const pdfOf = (script: string, shown?: Partial<Values>) => pdfBytes(renderParts(drawingOf(script, shown)))

async function pixelsOf(script: string, shown?: Partial<Values>) {
  const png = await drawInThread(1, { drawing: drawingOf(script, shown), kind: 'png' })
  return sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
}

test('five values in each script keep the bytes that they are drawn with, and their text can be searched', async () => {
  const drawn: Record<string, string> = {}
  for (const [script, { values }] of Object.entries(VALUES)) {
    const pdf = pdfOf(script)
    drawn[script] = streamsDigest(pdf)
    const text = (await pdfJsText(pdf)).replaceAll(' ', '')
    for (const value of Object.values(values))
      assert.ok(text.includes(searchable(value).replaceAll(' ', '')), `“${value}” in “${text}”`)
  }
  assert.deepEqual(drawn, DRAWN)
})

test('each value is drawn in its box and nowhere else, in each script', async () => {
  for (const script of Object.keys(VALUES)) {
    const { data: bare, info } = await pixelsOf(script, {})
    for (const [nth, key] of KEYS.entries()) {
      const { data } = await pixelsOf(script, { [key]: VALUES[script]!.values[key] })
      const field = FIELDS[nth + 1]!
      const [inside, outside] = inkIn(data, bare, info, field)
      assert.ok(inside > 100, `${script} ${key}: ${inside} pixels in its box`)
      assert.equal(outside, 0, `${script} ${key}: ${outside} pixels beside its box`)
    }
  }
})

test('the line of a missing value stays empty, also within a text', async () => {
  const text = await pdfJsText(pdfOf('latin', { grade: 'With Distinction' }))
  assert.ok(text.includes('With Distinction') && !text.includes('—'), text)
})

/** Counts the pixels that differ, within a box and outside of it. */
function inkIn(data: Buffer, bare: Buffer, { width, height }: { width: number; height: number }, field: LayoutField) {
  // Strokes of letters may reach over the line by a little.
  const slack = 0.02
  let inside = 0
  let outside = 0
  for (let at = 0; at < data.length; at += 1) {
    if (Math.abs(data[at]! - bare[at]!) < 64) continue
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
    const isIn =
      x >= field.x - slack &&
      x <= field.x + field.width + slack &&
      y >= field.y - slack &&
      y <= field.y + field.height + slack
    if (isIn) inside += 1
    else outside += 1
  }
  return [inside, outside] as const
}
