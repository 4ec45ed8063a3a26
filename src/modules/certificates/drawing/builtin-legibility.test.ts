import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import decodeQR from 'qr/decode.js'
import { sampleRecord } from '../../../../test/fixtures/render/certificate-sample.ts'
import { fitText } from '../../../lib/render/fit-text.ts'
import { type Item, renderParts, type Scene } from '../../../lib/render/index.ts'
import { prepareScene } from '../../../lib/render/prepare-scene.ts'
import { readableOn } from '../../../lib/render/readable-colours.ts'
import { renderPng } from '../../../lib/render/render-picture.ts'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { builtinDesigns } from '../../designs/builtin/builtin-designs.ts'
import { type CertificateRecord, certificateDrawing } from './certificate-drawing.ts'

const YEARS_ON = new Date('2027-11-20T22:30:00Z')
const LONG = {
  attendee_name: 'Maria Wilhelmina Alexandrovna Konstantinopolskaya-Featherstonehaugh de Albuquerque',
  event_name: 'The Twenty-Seventh International Conference on Trustworthy Machine Learning, Statistics and Society',
  issuer_name: 'The Royal Netherlands Academy of Applied Mathematics, Statistics and Computer Science',
  tier: 'Excellence with the Highest Distinction of the Jury',
  expires_at: YEARS_ON,
  certificate_values: [
    { key: 'signatory', label: 'Signatory', value: 'Prof. Dr. Maria Wilhelmina Konstantinopolskaya de Albuquerque' },
    { key: 'signatory_title', label: 'Title', value: 'Dean of the Faculty of Applied Mathematics and Statistics' },
  ],
}
const SAMPLES: Partial<CertificateRecord>[] = [
  { tier: 'With Distinction', expires_at: YEARS_ON },
  LONG,
  { attendee_name: 'محمد عبد الرحمن بن يوسف الأندلسي', tier: 'ذهبي' },
  { attendee_name: '欧阳修文', event_name: '机器学习国际会议 2026', issuer_name: '北京大学' },
  { attendee_name: 'W'.repeat(80), event_name: 'W'.repeat(80), issuer_name: 'W'.repeat(80), tier: 'W'.repeat(80) },
  { attendee_name: 'A', event_date: null },
  { attendee_name: 'ŞÜKRÜ ĞIİÇÖ', event_name: 'ÇĞİÖŞÜ çğıöşü', tier: 'Üstün Başarı', expires_at: YEARS_ON },
]
const VERIFY = 'https://certificates.example.org/verify/5f0c1a52-7a1e-4c0f-9b1e-0198c0de0001'

/** A drawing of each of the designs, that is `[title, drawing]`. */
function drawings(given: Partial<CertificateRecord>, language: string, color: string | null = null) {
  return builtinDesigns.map(({ key, layout }) => {
    const design = { key: `${key} ${language} ${color}`, layout: layout(language, color), background: null }
    return [key, certificateDrawing(sampleRecord({ verify_url: VERIFY, ...given }), design)] as const
  })
}

type Box = { said: string; x: number; y: number; right: number; bottom: number }

/** Positions of an item's letters on the page, in points. */
function inkOf(item: Item, texts: Record<string, string>, { language }: Scene): Box[] {
  if (item.kind === 'qr' || item.kind === 'picture') return []
  const said = item.kind === 'text' ? item.text : texts[item.slot]!
  const lines = fitText(said, item, language)
  if (lines.length === 0) return []
  return [
    {
      said,
      x: Math.min(...lines.map(({ x }) => x)),
      right: Math.max(...lines.map(({ x, line, size }) => x + line.width * size)),
      y: Math.min(...lines.map(({ y, line, size }) => y - line.inkAbove * size)),
      bottom: Math.max(...lines.map(({ y, line, size }) => y + line.inkBelow * size)),
    },
  ]
}

test('long, short, Arabic, Chinese and Turkish values and missing ones stay apart and inside the edges', () => {
  let lines = 0
  for (const language of LANGUAGES) {
    for (const [key, { scene, fill }] of SAMPLES.flatMap((given) => drawings(given, language))) {
      const ink = scene.items.flatMap((item) => inkOf(item, fill.texts, scene))
      for (const [i, a] of ink.entries()) {
        const { width, height } = scene.page
        assert.ok(a.x >= 18 && a.y >= 18 && a.right <= width - 18 && a.bottom <= height - 18, `${key}: ${a.said}`)
        for (const b of ink.slice(i + 1)) {
          const apart = a.x >= b.right || b.x >= a.right || a.y >= b.bottom || b.y >= a.bottom
          assert.ok(apart, `${key}: “${a.said}” lies on “${b.said}”`)
        }
      }
      lines += ink.length
    }
  }
  assert.ok(lines > 800)
})

test('a name of 80 letters is set in at least 14 points, and nobody’s in less than 6', () => {
  for (const [attendee_name, least] of [
    [LONG.attendee_name, 14],
    ['W'.repeat(80), 6],
  ] as const) {
    for (const [key, { scene, fill }] of drawings({ attendee_name }, 'en')) {
      const item = scene.items.find((item) => item.kind === 'slot' && fill.texts[item.slot] === attendee_name)
      assert.ok(item?.kind === 'slot')
      const [line] = fitText(attendee_name, item, 'en')
      assert.ok(line!.size >= least, `${key}: ${line!.size}`)
    }
  }
})

/** A design drawn without any text, as pixels of one to a point. */
async function groundOf(scene: Scene, fill: { qr: null | { text: string; link: string } }, scale = 1) {
  const items = scene.items.filter(({ kind }) => kind === 'qr')
  const nothing = { title: '', author: '', created: null, texts: {}, qr: fill.qr }
  const png = await renderPng(prepareScene({ ...scene, items }), nothing, { width: scene.page.width * scale })
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return context
}

const hex = (pixel: Uint8ClampedArray) =>
  `#${[...pixel.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`

test('every text of a design that follows a colour can be read on what is drawn below it, in whatever colour', async () => {
  for (const color of [null, '#ffd400', '#111111', '#e91e63', '#ffffff']) {
    for (const [key, { scene, fill }] of drawings({ ...LONG }, 'en', color)) {
      const ground = await groundOf(scene, { qr: null })
      for (const item of scene.items) {
        if (item.kind === 'qr' || item.kind === 'picture') continue
        for (const { x, y, right, bottom } of inkOf(item, fill.texts, scene)) {
          for (const share of [0.02, 0.3, 0.6, 0.98]) {
            const place = [Math.round(x + (right - x) * share), Math.round((y + bottom) / 2)] as const
            const below = hex(ground.getImageData(...place, 1, 1).data as Uint8ClampedArray)
            assert.equal(readableOn(below, item.color), item.color, `${key} in ${color}, on ${below}`)
          }
        }
      }
    }
  }
})

test('the code of every design can be scanned in a picture, with a whole address', async () => {
  for (const [key, { scene, fill }] of drawings({}, 'en', '#e91e63')) {
    const scale = 1200 / scene.page.width
    const context = await groundOf(scene, fill, scale)
    const item = scene.items.find(({ kind }) => kind === 'qr')!
    const around = 6
    const [x, y] = [(item.box.x - around) * scale, (item.box.y - around) * scale].map(Math.round) as [number, number]
    const side = Math.round((item.box.width + 2 * around) * scale)
    const { data } = context.getImageData(x, y, side, side)
    assert.equal(decodeQR({ data, width: side, height: side }), VERIFY, key)
    assert.ok(item.box.width >= 72, `${key}: an inch is scanned by every telephone`)
  }
})

test('a certificate of every design is small: Latin names bring no font of their own', () => {
  for (const [key, drawing] of drawings({ attendee_name: 'İbrahim Çağrı Ilgaz Öğütçü', expires_at: YEARS_ON }, 'tr')) {
    const { prefix, tail } = renderParts(drawing)
    assert.ok(!tail.includes('/FontFile2'), key)
    assert.ok(prefix.length < 110_000 && tail.length < 14_000, `${key}: ${prefix.length} and ${tail.length}`)
  }
})
