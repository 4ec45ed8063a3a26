import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { hasProgram, pdfJsText, runOnPdfs } from '../../../test/fixtures/render/readers.ts'
import { sampleFill, sampleScene } from '../../../test/fixtures/render/scene-sample.ts'
import { cmsSigner } from '../crypto/cms-signer.ts'
import { makeCertificate } from '../crypto/x509-certificate.ts'
import { signPdf } from './pdf-signature.ts'
import { withPngText } from './png-text.ts'
import { prepareScene } from './prepare-scene.ts'
import { pdfBytes, renderPdf } from './render-pdf.ts'
import { renderPng } from './render-picture.ts'
import type { Fill, Scene } from './scene.ts'

const date = new Date('2026-11-20T10:00:00Z')
const keys = {
  commonName: 'Documents',
  organisation: 'example.org',
  ...generateKeyPairSync('rsa', { modulusLength: 2_048 }),
}
const dates = { from: new Date('2020-01-01T00:00:00Z'), until: new Date('2049-12-31T00:00:00Z') }
const certificate = makeCertificate(keys, keys, { ...dates, serial: Buffer.alloc(16, 1), isAuthority: false })
const signer = cmsSigner({ chain: [certificate], privateKey: keys.privateKey })
const text = JSON.stringify({ name: 'Ayşe /Contents<00>>>', more: '/ByteRange[0 1 2 3] endstream' })
const attached = { name: 'credential.json', type: 'application/vc', description: 'A credential (sample)', text, date }
const tagged: Scene = { ...sampleScene(), tagged: true, xmp: true }

async function signed(scene = sampleScene(), more: Partial<Fill> = {}): Promise<Buffer> {
  const fill = { ...sampleFill('Ayşe'), attached, signature: { date, bytes: signer.bytes }, ...more }
  const file = pdfBytes(renderPdf(prepareScene(scene), fill))
  await signPdf(file, signer)
  return file
}

/** The bytes that a signature covers, and its value. */
function rangeOf(file: Buffer): { covered: Buffer; value: Buffer; end: number } {
  const text = file.toString('latin1')
  const numbers = [...text.matchAll(/\/ByteRange\[0 +(\d+) +(\d+) +(\d+)\]\/Contents</g)].at(-1)!.slice(1).map(Number)
  const [before, after, rest] = numbers as [number, number, number]
  const value = Buffer.from(text.slice(before + 1, after - 1), 'hex')
  return { covered: Buffer.concat([file.subarray(0, before), file.subarray(after)]), value, end: after + rest }
}

test('the signature covers the whole file but its own digits, and is that of these bytes', async () => {
  for (const scene of [sampleScene(), tagged]) {
    const file = await signed(scene)
    const { covered, value, end } = rangeOf(file)
    assert.equal(end, file.length)
    assert.equal(covered.length, file.length - 2 * signer.bytes - 2)
    assert.ok(value.equals(await signer.sign(createHash('sha256').update(covered).digest())))
  }
})

test('the same document and key give the same bytes; the identifier is that of the text and the attachment', async () => {
  assert.ok((await signed()).equals(await signed()))
  const id = (file: Buffer) => /\/ID\[<([\da-f]{32})>/.exec(file.toString('latin1'))![1]
  assert.notEqual(id(await signed()), id(await signed(sampleScene(), { attached: { ...attached, text: 'other' } })))
})

test('PDF.js reads the page, the attachment byte for byte, and the field of the signature', async () => {
  for (const scene of [sampleScene(), tagged]) {
    const file = await signed(scene)
    assert.ok((await pdfJsText(file)).includes('Ayşe'))
    const task = getDocument({ data: new Uint8Array(file), verbosity: 0 })
    const document = await task.promise
    const files = (await document.getAttachments()) as Record<string, { filename: string; content: Uint8Array }>
    assert.deepEqual(Object.keys(files), ['credential.json'])
    assert.equal(Buffer.from(files['credential.json']!.content).toString(), text)
    const annotations = await (await document.getPage(1)).getAnnotations()
    const kinds = annotations.map(({ subtype, fieldType }) => fieldType ?? subtype)
    assert.deepEqual(kinds, ['Link', 'Sig'])
    await task.destroy()
  }
})

test('a document without them is what it was, and one may have an attachment alone', async () => {
  const plain = pdfBytes(renderPdf(prepareScene(sampleScene()), sampleFill('Ayşe'))).toString('latin1')
  assert.doesNotMatch(plain, /AcroForm|EmbeddedFile|\/Sig|\/AF/)
  const alone = pdfBytes(renderPdf(prepareScene(sampleScene()), { ...sampleFill('Ayşe'), attached }))
  assert.match(alone.toString('latin1'), /EmbeddedFile/)
  await assert.rejects(signPdf(Buffer.from(plain), signer), /no room/)
})

test('a signature of another length is an error', async () => {
  const fill = { ...sampleFill('Ayşe'), signature: { date, bytes: signer.bytes + 1 } }
  const file = pdfBytes(renderPdf(prepareScene(sampleScene()), fill))
  await assert.rejects(signPdf(file, signer), /does not fit/)
})

test('Poppler finds the signature valid and the whole document signed, until a byte changes', {
  skip: !hasProgram('pdfsig', ['-v']) && 'pdfsig is not here',
}, async () => {
  const says = (file: Buffer) => runOnPdfs([file], 'pdfsig', ['{}'])
  for (const scene of [sampleScene(), tagged]) {
    const file = await signed(scene)
    const report = says(file)
    assert.match(report, /Signature is Valid/)
    assert.match(report, /Total document signed/)
    assert.match(report, /ETSI\.CAdES\.detached/)
    file[file.indexOf('Ay')]! ^= 1
    assert.match(says(file), /Digest Mismatch/)
  }
})

test('qpdf finds nothing wrong, and lists the attachment', {
  skip: !hasProgram('qpdf') && 'qpdf is not here',
}, async () => {
  for (const scene of [sampleScene(), tagged]) {
    const file = await signed(scene)
    assert.match(runOnPdfs([file], 'qpdf', ['--check', '{}']), /No syntax or stream encoding/)
    assert.match(runOnPdfs([file], 'qpdf', ['--list-attachments', '{}']), /^credential\.json/)
  }
})

test('a text in a PNG is in one chunk after the header, and the picture is unchanged', async () => {
  const png = await renderPng(prepareScene(sampleScene()), sampleFill('Ayşe'), { width: 400 })
  const baked = withPngText(png, 'openbadgecredential', text)
  const { default: sharp } = await import('sharp')
  assert.ok((await sharp(baked).raw().toBuffer()).equals(await sharp(png).raw().toBuffer()))
  const length = baked.readUInt32BE(33)
  assert.equal(baked.toString('latin1', 37, 41), 'iTXt')
  assert.equal(baked.toString('utf8', 41, 41 + length), `openbadgecredential\0\0\0\0\0${text}`)
})
