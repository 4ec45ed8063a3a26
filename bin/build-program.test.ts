import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { builtProgram } from '../src/cli/built-program.ts'

const REPOSITORY = join(import.meta.dirname, '..')
const OWN = [
  'bin/laurel',
  'bin/build-program.ts',
  'src/cli/built-program.ts',
  'src/cli/name-sources-in-stacks.ts',
  'src/lib/os/build-if-stale.ts',
  'src/lib/os/digest-of.ts',
]

// A program of two files. In the second one, type annotations shift the lines of the bundled file.
const ENTRY = `import { place, fail } from '../place.ts'
try {
  fail()
} catch (error) {
  console.log(JSON.stringify({ place, stack: (error as Error).stack, tag: tagged\`</script\` }))
}
function tagged(text: TemplateStringsArray): string {
  return text.join('')
}`
const OTHER = `type Nothing = {
  gone: never
}
export const place = { url: import.meta.url, folder: import.meta.dirname }
export function fail(): Nothing {
  throw new TypeError('as it must')
}`

let root: string
before(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'laurel-built-')))
  for (const file of OWN) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    copyFileSync(join(REPOSITORY, file), join(root, file))
  }
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{"type": "module"}')
  writeFileSync(join(root, 'src/cli/run-command.ts'), ENTRY)
  writeFileSync(join(root, 'src/place.ts'), OTHER)
})
after(() => rmSync(root, { recursive: true }))

function run(file: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, file)], { encoding: 'utf8' })
  assert.equal(stderr, '')
  return stdout
}
const build = () => run('bin/build-program.ts')
const laurel = () => run('bin/laurel').split('\n')

test('what the tests start is the built program', () => {
  assert.equal(builtProgram(), pathToFileURL(join(REPOSITORY, 'dist/run-command.js')).href)
})

test('a built program does what its sources do, finds what lies beside them and names their lines in stacks', () => {
  const sources = JSON.parse(laurel()[0]!)
  assert.match(build(), /^The program was built in /)
  // Marks the bundle, so that the test recognises it.
  appendFileSync(join(root, 'dist/run-command.js'), '\nconsole.log("built")')
  const [told, built] = laurel()
  assert.equal(built, 'built')
  const { place, stack, tag } = JSON.parse(told!)
  const file = pathToFileURL(join(root, 'src/place.ts')).href
  assert.deepEqual([place.url, join(place.folder), tag], [file, join(root, 'src'), '</script'])
  assert.deepEqual([sources.place, sources.tag], [{ ...place, folder: join(root, 'src') }, tag])
  assert.match(stack, /^TypeError: as it must\n {4}at fail \(/)
  const lines = (text: string) => [...text.matchAll(/(file:[^\s()]+):(\d+):\d+/g)].map(([, path, line]) => [path, line])
  assert.deepEqual(lines(stack).slice(0, 2), [
    [file, '6'],
    [pathToFileURL(join(root, 'src/cli/run-command.ts')).href, '3'],
  ])
  assert.deepEqual(lines(sources.stack).slice(0, 2), lines(stack).slice(0, 2))
})

test('it is built once, and where a source has changed the sources are what runs until it is built again', () => {
  assert.equal(build(), 'The program is built.\n')
  appendFileSync(join(root, 'src/place.ts'), '\nconsole.log("changed")')
  const changed = laurel()
  assert.equal(changed[0], 'changed')
  assert.ok(!changed.includes('built'))
  assert.match(build(), /^The program was built in /)
  assert.equal(laurel()[0], 'changed')
})

test('a file that asks for its place in a way that would be that of the built file is refused', () => {
  appendFileSync(join(root, 'src/place.ts'), '\nexport const name = import.meta.filename')
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'bin/build-program.ts')], { encoding: 'utf8' })
  assert.match(stderr, /src\/place\.ts: import\.meta\.filename would be that of the built file/)
  assert.notEqual(status, 0)
})
