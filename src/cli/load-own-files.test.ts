import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

const lister = `
  import { registerHooks } from 'node:module'
  const [how, file, ours] = process.argv.slice(1)
  if (how === 'ours') (await import(ours)).loadOwnFiles()
  const loaded = []
  registerHooks({ load(url, context, next) { if (url.startsWith('file:')) loaded.push([url, context.format]); return next(url, context) } })
  await import(file)
  process.stdout.write(JSON.stringify(loaded.sort()))
  process.exit()`

/** The files that a file of the program loads with it, and how each is read. */
function filesOf(file: string, how: 'ours' | 'that of Node'): [url: string, format: string][] {
  const urls = [`../${file}`, './load-own-files.ts'].map((path) => new URL(path, import.meta.url).href)
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', lister, how, ...urls], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  assert.equal(stderr, '')
  return JSON.parse(stdout)
}

for (const file of ['main.ts', 'cli/start-command.ts'])
  test(`${file} loads the same files as where Node looks for each`, () => {
    const files = filesOf(file, 'ours')
    assert.deepEqual(files, filesOf(file, 'that of Node'))
    assert.ok(files.length > 10)
  })
