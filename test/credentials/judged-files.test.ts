import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { aCertificate } from '../support/factories.ts'
import { startWorld } from '../support/harness.ts'
import { makeTemporaryFolder } from '../support/temporary-folder.ts'

const isHere = (program: string, flag: string) => spawnSync(program, [flag]).status === 0
const lacking = [isHere('pdfsig', '-v') || 'pdfsig', isHere('qpdf', '--version') || 'qpdf'].filter(
  (each) => each !== true,
)

test('programs for PDF that others wrote find a certificate whole, signed and with its credential', async (t) => {
  if (lacking.length > 0) return t.skip(`no ${lacking.join(', ')} here`)
  await using opened = new AsyncDisposableStack()
  const folder = makeTemporaryFolder()
  opened.defer(() => rmSync(folder, { recursive: true }))
  await using world = await startWorld({ siteUrl: 'https://events.example.org' })
  const { public_id } = await aCertificate(world)
  const { bytes } = await world.request('GET', `/c/${public_id}.pdf`, undefined, { key: null })
  const write = (name: string, content: Uint8Array) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const genuine = write('genuine.pdf', bytes)
  assert.match(execFileSync('qpdf', ['--check', genuine], { encoding: 'utf8' }), /No syntax or stream encoding errors/)
  const attached = execFileSync('qpdf', ['--show-attachment=credential.json', genuine], { encoding: 'utf8' })
  const credential = await world.request('GET', `/c/${public_id}.json`, undefined, { key: null })
  assert.equal(attached, credential.text)

  const judge = (path: string) => spawnSync('pdfsig', [path], { encoding: 'utf8' }).stdout
  assert.match(judge(genuine), /Total document signed[\s\S]*Signature Validation: Signature is Valid/)
  const changed = Buffer.from(bytes)
  const at = changed.indexOf('credentialSubject')
  assert.ok(at > 0)
  changed[at] = 'C'.charCodeAt(0)
  assert.doesNotMatch(judge(write('changed.pdf', changed)), /Signature is Valid/)
  const longer = Buffer.concat([bytes, Buffer.from('\n% more\n')])
  assert.doesNotMatch(judge(write('longer.pdf', longer)), /Total document signed/)
})
