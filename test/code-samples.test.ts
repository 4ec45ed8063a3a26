import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { operationsOf } from './support/api-operations.ts'
import { startWorld } from './support/harness.ts'

const root = join(import.meta.dirname, '..')

test('beside every operation of the page stands a sample for our client, and every sample compiles', async () => {
  await using world = await startWorld()
  const plain = (await world.app.inject('/api/v1/openapi.json')).payload
  assert.ok(!plain.includes('x-codeSamples'))
  const document = (await world.app.inject('/api/v1/openapi.json?samples')).json()
  const operations = operationsOf(document)
  assert.ok(operations.length > 150)
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'laurel-samples-'))
  opened.defer(() => rm(folder, { recursive: true }))
  const files = await Promise.all(
    operations.map(async ({ id, scope, raw }) => {
      const [sample, ...more] = raw['x-codeSamples'] ?? []
      assert.deepEqual([sample?.lang, sample?.label, more], ['TypeScript', '@laurel/client', []], id)
      assert.equal(sample.source.includes('LAUREL_API_KEY'), scope !== null, id)
      const file = join(folder, `${id}.ts`)
      await writeFile(file, sample.source)
      return file
    }),
  )
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: 'esnext',
    module: 'nodenext',
    lib: ['esnext', 'dom', 'dom.asynciterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    paths: { '@laurel/client': [join(root, 'client/src/index.ts')] },
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
  const said = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  assert.equal(said, '')
})
