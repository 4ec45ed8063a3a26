import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import {
  ghostscriptText,
  hasPdfium,
  hasProgram,
  NAMES,
  pdfiumTexts,
  pdfJsText,
  popplerText,
  runOnPdfs,
  searchable,
  TURNED_NAME,
} from '../../../test/fixtures/render/readers.ts'
import { sampleFill, sampleScene } from '../../../test/fixtures/render/scene-sample.ts'
import fc from '../../../test/support/fast-check.ts'
import { prepareScene } from './prepare-scene.ts'
import { pdfBytes, renderPdf } from './render-pdf.ts'

const prepared = prepareScene(sampleScene())
const pdfOf = (name: string) => pdfBytes(renderPdf(prepared, sampleFill(name)))

/** Checks the text that a reader extracts, except for the name that is known to come back in visual order. */
function assertText(text: string, name: string): void {
  if (name !== TURNED_NAME) {
    assert.ok(text.includes(searchable(name)), `“${name}” in “${text}”`)
    return
  }
  assert.ok(text.includes('Smith Öztürk (PhD) 2026') && text.includes('أحمد'), text)
  assert.ok(!text.includes(name), 'The name is now read in its own order: say so in the documentation.')
}

test('PDF.js reads every name as it is, in 30 scripts and mixtures, and the spaced title without spaces', async () => {
  for (const name of NAMES) {
    const text = await pdfJsText(pdfOf(name))
    assertText(text, name)
    assert.ok(text.includes('CERTIFICATE') && text.includes('7K2M-9QRT-4XYZ-B'), text)
  }
})

test('Poppler reads every name as it is', { skip: !hasProgram('pdftotext', ['-v']) && 'pdftotext is not here' }, () => {
  for (const name of NAMES) assertText(popplerText(pdfOf(name)), name)
})

test('PDFium reads every name as it is', { skip: !hasPdfium() && 'pypdfium2 is not here' }, () => {
  for (const [i, text] of pdfiumTexts(NAMES.map(pdfOf)).entries()) assertText(text, NAMES[i]!)
})

test('Ghostscript reads what is neither right-to-left, which it leaves in the order of the page, nor emoji', {
  skip: !hasProgram('gs') && 'Ghostscript is not here',
}, () => {
  const names = NAMES.filter((name) => !/[\p{sc=Arab}\p{sc=Hebr}\p{Extended_Pictographic}]/u.test(name))
  const text = ghostscriptText(names.map(pdfOf))
  for (const name of names) assertText(text, name)
})

test('a name with joiners comes back with them from Poppler, and without them, as all text, from PDF.js', async () => {
  const name = 'می\u200cخواهم'
  assert.ok((await pdfJsText(pdfOf(name))).includes(name.replace('\u200c', '')))
  if (hasProgram('pdftotext', ['-v'])) assert.ok(popplerText(pdfOf(name)).includes(name))
})

test('names can be read in every font family, ligatures and wide kerning included', async () => {
  for (const font of ['script', 'serif-italic', 'sans-bold']) {
    const scene = prepareScene(sampleScene(font))
    for (const name of ["O'Connor-Smith", 'Ayşe Yılmaz Şahin', 'Nguyễn Thị Ánh', 'Αγγελική VA To. fi ffl']) {
      assertText(await pdfJsText(pdfBytes(renderPdf(scene, sampleFill(name)))), name)
    }
  }
})

test('qpdf finds nothing wrong in any of them', { skip: !hasProgram('qpdf') && 'qpdf is not here' }, () => {
  for (const name of NAMES)
    assert.match(runOnPdfs([pdfOf(name)], 'qpdf', ['--check', '{}']), /No syntax or stream encoding/)
})

test('MuPDF draws them without a warning', { skip: !hasProgram('mutool', ['-v']) && 'mutool is not here' }, () => {
  runOnPdfs(NAMES.map(pdfOf), 'mutool', ['draw', '-q', '-o', '/dev/null', '-F', 'png', '{}'])
})

test('Ghostscript draws them without a complaint', { skip: !hasProgram('gs') && 'Ghostscript is not here' }, () => {
  const args = ['-q', '-dNOPAUSE', '-dBATCH', '-dPDFSTOPONERROR', '-sDEVICE=bbox', '-r72', '{}']
  assert.equal(runOnPdfs(NAMES.map(pdfOf), 'gs', args), '')
})

test('the same record gives the same bytes, whatever was rendered before and from whichever preparation', () => {
  const first = NAMES.map((name) => createHash('sha256').update(pdfOf(name)).digest('hex'))
  const again = prepareScene(sampleScene())
  const reversed = [...NAMES].reverse().map((name) => renderPdf(again, sampleFill(name)).sha256)
  assert.deepEqual(reversed.reverse(), first)
})

test('CRC-32, SHA-256 and length are those of the whole file', () => {
  for (const name of NAMES.slice(0, 5)) {
    const parts = renderPdf(prepared, sampleFill(name))
    const whole = pdfBytes(parts)
    assert.equal(parts.crc32, crc32(whole))
    assert.equal(parts.sha256, createHash('sha256').update(whole).digest('hex'))
    assert.equal(parts.length, whole.length)
  }
})

test('no text can make rendering fail', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom('\u0301', '\u0e35', '\u202e', '\u2067', '\u200d', '\ud800', '\u{1f469}', 'ا', 'a'),
      maxLength: 200,
    }),
  )
  fc.assert(
    fc.property(anything, (name) => {
      const { length } = renderPdf(prepared, sampleFill(name))
      assert.ok(length > prepared.prefix.length)
    }),
    { numRuns: 300 },
  )
})

test('hard names come out as valid files', { skip: !hasProgram('qpdf') && 'qpdf is not here' }, () => {
  const hard = [
    '',
    '\u0000\u0007',
    '\u0301',
    '\u{10ffff}\u0378\ue000',
    '👩‍👩‍👧‍👦'.repeat(18),
    `a${'\u0323\u0301'.repeat(99)}`,
    'x'.repeat(200),
  ]
  for (const name of hard)
    assert.match(runOnPdfs([pdfOf(name)], 'qpdf', ['--check', '{}']), /No syntax or stream encoding/)
})

test('title, author, language, date and link are in the file', async () => {
  const source = pdfOf('Ayşe Yılmaz').toString('latin1')
  assert.match(source, /\/Lang\(en\)\/ViewerPreferences<<\/DisplayDocTitle true>>/)
  assert.match(source, /\/CreationDate\(D:20261120100000\+00'00'\)/)
  assert.match(source, /\/URI\(https:\/\/certificates\.example\.org\/v\/7K2M9QRT4XYZB\)/)
  assert.match(source, /\/Title<feff00430065/)
  assert.match(source, /\/Author<feff00d600720/)
})

test('a code whose letters are in the prefix brings no font of its own', () => {
  const tail = renderPdf(prepared, sampleFill('')).tail.toString('latin1')
  assert.ok(!tail.includes('/FontFile2'))
})

test('the properties of a document are in its XMP packet too, for scenes that have one', () => {
  const fill = { ...sampleFill('Ada & <b>Ōe</b>\u0001'), title: 'Ada & <b>Ōe</b>\u0001' }
  const pdf = pdfBytes(renderPdf(prepareScene({ ...sampleScene(), xmp: true }), fill)).toString()
  assert.ok(pdf.includes('<rdf:li xml:lang="x-default">Ada &amp; &lt;b&gt;Ōe&lt;/b&gt;</rdf:li>'), 'title, as XML')
  assert.match(pdf, /<dc:language><rdf:Bag><rdf:li>en<\/rdf:li>/)
  assert.match(pdf, /\/Type\/Catalog[^\n]*\/Metadata \d+ 0 R/)
  assert.doesNotMatch(pdfOf('Ada').toString('latin1'), /xpacket/)
})
