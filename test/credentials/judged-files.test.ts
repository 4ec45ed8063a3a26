import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { aCertificate } from '../support/factories.ts'
import { startWorld } from '../support/harness.ts'
import { makeTemporaryFolder } from '../support/temporary-folder.ts'

const lacking = (...programs: string[]) => {
  const missing = programs.filter((each) => spawnSync(each, ['--help']).error !== undefined)
  return missing.length > 0 && `LEFT OUT: there is no ${missing.join(', ')}`
}

const folder = makeTemporaryFolder()
after(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: Uint8Array) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

let pdf: Buffer
let credential: string
let genuine: string
let authority: string
before(async () => {
  await using world = await startWorld({ siteUrl: 'https://events.example.org' })
  const { public_id } = await aCertificate(world)
  const read = async (path: string) => (await world.request('GET', path, undefined, { key: null })).bytes
  pdf = await read(`/c/${public_id}.pdf`)
  credential = (await read(`/c/${public_id}.json`)).toString()
  genuine = write('genuine.pdf', pdf)
  authority = write('authority.pem', await read('/document-signing.pem'))
})

const pdfsig = (...more: string[]) => spawnSync('pdfsig', more, { encoding: 'utf8' }).stdout

test('qpdf finds a certificate whole, with its credential', { skip: lacking('qpdf') }, () => {
  assert.match(execFileSync('qpdf', ['--check', genuine], { encoding: 'utf8' }), /No syntax or stream encoding errors/)
  const attached = execFileSync('qpdf', ['--show-attachment=credential.json', genuine], { encoding: 'utf8' })
  assert.equal(attached, credential)
})

test('Poppler finds all of a certificate signed, and each change of it', { skip: lacking('pdfsig') }, () => {
  assert.match(pdfsig(genuine), /Total document signed[\s\S]*Signature Validation: Signature is Valid/)
  const changed = Buffer.from(pdf)
  const at = changed.indexOf('credentialSubject')
  assert.ok(at > 0)
  changed[at] = 'C'.charCodeAt(0)
  assert.doesNotMatch(pdfsig(write('changed.pdf', changed)), /Signature is Valid/)
  const longer = Buffer.concat([pdf, Buffer.from('\n% more\n')])
  assert.doesNotMatch(pdfsig(write('longer.pdf', longer)), /Total document signed/)
})

test('Poppler trusts a certificate of somebody who trusts the authority of the site', {
  skip: lacking('pdfsig', 'certutil'),
}, () => {
  const database = `sql:${folder}`
  execFileSync('certutil', ['-N', '-d', database, '--empty-password'])
  assert.match(pdfsig('-nssdir', database, genuine), /Signature is Valid[\s\S]*issuer (isn't Trusted|is unknown)/)
  execFileSync('certutil', ['-A', '-d', database, '-n', 'authority', '-t', ',C,', '-a', '-i', authority])
  assert.match(pdfsig('-nssdir', database, genuine), /Signature is Valid[\s\S]*Certificate is Trusted/)
})
