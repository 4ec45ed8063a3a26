import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { aPdf } from '../sample-pdf.fixture.ts'
import { TooLargeError } from './bytes.ts'
import { credentialsInFile } from './credentials-in-file.ts'
import { pdfAttachments } from './pdf-attachments.ts'

const CREDENTIAL = '{"type":["VerifiableCredential","OpenBadgeCredential"],"name":"Ayşe"}'
const pdf = (text: string | Buffer) => new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(text)]))

test('an attachment is found as it stands, deflated, and with its length elsewhere', async () => {
  for (const packed of [false, true])
    assert.deepEqual(await pdfAttachments(aPdf({ says: '', attached: ['{}', CREDENTIAL], packed })), [CREDENTIAL])
  const elsewhere = `5 0 obj << /Length 6 0 R /Type /EmbeddedFile >>\r\nstream\r\n${CREDENTIAL}\r\nendstream endobj`
  assert.deepEqual(await pdfAttachments(pdf(elsewhere)), [CREDENTIAL])
  assert.deepEqual(await pdfAttachments(pdf('<</Names<</EmbeddedFiles 3 0 R>>>>stream\n')), [])
  assert.deepEqual(await credentialsInFile(aPdf({ says: '', attached: [CREDENTIAL, CREDENTIAL] })), [CREDENTIAL])
})

test('bombs, thousands of attachments and broken files end soon', async () => {
  const bomb = deflateSync(Buffer.alloc(8_000_000))
  assert.ok(bomb.length < 65_536)
  const head = `5 0 obj<</Type/EmbeddedFile/Filter/FlateDecode/Length ${bomb.length}>>stream\n`
  await assert.rejects(pdfAttachments(pdf(Buffer.concat([Buffer.from(head), bomb]))), TooLargeError)
  await assert.rejects(pdfAttachments(pdf('<</Type/EmbeddedFile>>'.repeat(1_000))), TooLargeError)
  const names = pdf('/EmbeddedFiles'.repeat(100_000))
  assert.deepEqual(await pdfAttachments(names), [])
  for (const broken of [
    '/EmbeddedFile',
    '5 0 obj<</EmbeddedFile>>stream',
    `5 0 obj<</EmbeddedFile/Length 999999999>>stream\n${CREDENTIAL}`,
    `5 0 obj<</EmbeddedFile/Filter[/FlateDecode/ASCIIHexDecode]/Length 4>>stream\nabcd`,
    `5 0 obj<</EmbeddedFile/Filter/FlateDecode/Length 4>>stream\nabcd`,
  ])
    await pdfAttachments(pdf(broken))
})

test('every file cut off or changed at any place is read without a failure', async () => {
  const whole = aPdf({ says: 'page', attached: [CREDENTIAL], packed: true })
  for (let at = 0; at < whole.length; at++) {
    await credentialsInFile(whole.slice(0, at))
    const changed = Uint8Array.from(whole)
    changed[at]! ^= 0xff
    await credentialsInFile(changed)
  }
})
