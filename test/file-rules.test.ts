import assert from 'node:assert/strict'
import { basename, dirname } from 'node:path'
import { test } from 'node:test'
import { errorStatus } from '../src/lib/errors.ts'
import { findCircles } from './support/find-circles.ts'
import { longestFunction } from './support/longest-function.ts'
import { assertNone, filesUnder, isTest, program, type SourceFile, source } from './support/source-files.ts'

// Each list of exceptions may only get shorter: an entry that nothing needs any more fails its test.

/** Tests of more than 250 lines. */
const LONG_TESTS = [
  'src/backup/restore.test.ts',
  'src/cli/commands.test.ts',
  'src/config/config.test.ts',
  'src/modules/organisations/api-keys.test.ts',
]

/** How long the longest function of a file may be where it is over 60 lines. */
const LONG_FUNCTIONS: Record<string, number> = {}

/** Files whose name has no word of their exports. */
const OTHER_NAMES = [
  'panel/src/app/frames.tsx',
  'panel/src/app/routes.tsx',
  'panel/src/components/list-types.ts',
  'panel/src/pages/designs/designer/parts/designer-icons.ts',
  'src/backup/catalogue.ts',
  'src/cli/terminal/option-values.ts',
  'src/doctor.ts',
  'src/main.ts',
  'src/modules/certificates/issuing/eligibility.ts',
  'src/platform/pages/written-text.ts',
  'src/platform/db/pg-errors.ts',
  'src/platform/db/query.ts',
  'src/lib/embedded-postgres/server-owner.ts',
  'src/platform/http/operations/idempotency.ts',
  'src/platform/http/openapi/openapi.ts',
  'src/platform/http/validation/schema.ts',
  'src/platform/http/validation/validation.ts',
  'src/lib/render/ornaments.ts',
  'src/lib/render/pdf-content.ts',
]

const panel = [
  ...filesUnder('panel/src'),
  ...filesUnder('panel/src', '.tsx'),
  ...filesUnder('panel/door'),
  ...filesUnder('panel/file-check'),
]
const panelProgram = panel.filter((file) => !isTest(file))
/** The service and the panel, without their tests. */
const programs = [...program, ...panelProgram]

/** Lines at a place of all files in the order of their length: 0.5 is the median. */
function linesAt(files: SourceFile[], place: number): number {
  const lengths = files.map(({ lines }) => lines).toSorted((a, b) => a - b)
  return lengths[Math.floor(lengths.length * place)]!
}

test('files are short: half of the program at most 60 lines, of twenty at most one over 150, none over 250', () => {
  for (const files of [program, panelProgram]) assert.ok(linesAt(files, 0.5) <= 60 && linesAt(files, 0.95) <= 150)
  const others = [...filesUnder('test'), ...filesUnder('migrations', '.sql'), ...filesUnder('src', '.css')].filter(
    ({ path }) => path !== 'migrations/schema.sql',
  )
  assert.ok(linesAt([...source, ...others], 0.95) <= 250)
  assertNone(
    [...source, ...others].map(({ path, lines }) => lines > 400 && `${path}: ${lines}`),
    'at most 400 lines',
  )
  const long = [...source, ...panel].filter(({ lines }) => lines > 250).map(({ path }) => path)
  assert.deepEqual(long, LONG_TESTS)
})

test('functions are at most 60 lines long', () => {
  const lengths = new Map(programs.map(({ path, text }) => [path, longestFunction(text)]))
  assert.ok([...lengths.values()].filter((length) => length > 20).length > 50, 'functions are found')
  assertNone(
    [...lengths].map(([path, length]) => length > (LONG_FUNCTIONS[path] ?? 60) && `${path}: ${length} lines`),
    'at most 60 lines',
  )
  const short = Object.keys(LONG_FUNCTIONS).filter((path) => (lengths.get(path) ?? 0) <= 60)
  assertNone(short, 'these need no exception')
})

test('no files import one another in a circle, types included', () => {
  const circles = findCircles(new Map(programs.map(({ path, imports }) => [path, imports])))
  const named = circles.map(([first, ...others]) =>
    [first!.replace('src/modules/', ''), ...others.map((path) => basename(path))].join(' ').replaceAll('.ts', ''),
  )
  assert.deepEqual(named, [])
})

/**
 * The folders that the files of each folder import. An index.ts is left out: it is what a folder shows of the folders
 * below it, and leads nowhere else.
 */
function folderImports(): Map<string, string[]> {
  const files = programs.filter(({ path }) => basename(path) !== 'index.ts')
  const own = files.flatMap(({ path, imports }) =>
    imports
      .filter((to) => /^(?:(?:panel\/)?src|panel\/door)\/.*\.tsx?$/.test(to) && basename(to) !== 'index.ts')
      .map((to) => [dirname(path), dirname(to)] as const)
      .filter(([from, to]) => from !== to),
  )
  return new Map([...Map.groupBy(own, ([from]) => from)].map(([from, all]) => [from, all.map(([, to]) => to)]))
}

test('folders are layers: none imports a folder that leads back to it, types included', () => {
  assert.ok(folderImports().size > 50)
  assert.deepEqual(
    findCircles(folderImports()).map((folders) => folders.join(' ').replaceAll('src/modules/', '')),
    [],
  )
})

const stemOf = (path: string) => basename(path).replace(/\.tsx?$/, '')

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _-]+/)

/** Whether a word of one name begins like a word of the other: `errors` and `errorStatus`. */
const share = (a: string[], b: string[]) =>
  a.some((one) => b.some((other) => other.startsWith(one) || one.startsWith(other)))

test('a file is named after what it exports', () => {
  const unlike = programs.filter(({ path, text }) => {
    const name = stemOf(path)
    const exported = [...text.matchAll(/^export (?:async )?(?:function\*?|const|type|class) (\w+)/gm)].map(
      ([, each]) => each!,
    )
    return (
      name !== 'index' &&
      !path.startsWith('src/languages/') &&
      exported.length > 0 &&
      !exported.some((each) => share(wordsOf(name), wordsOf(each)))
    )
  })
  assert.deepEqual(unlike.map(({ path }) => path).toSorted(), OTHER_NAMES.toSorted())
})

test('one table has every error code, each is used, and docs/errors.md tells the same', () => {
  const [{ text }] = filesUnder('docs', 'errors.md') as [SourceFile]
  const told = [...text.matchAll(/^\| (\d{3}) \| `(\w+)` \|/gm)].map(([, status, code]) => [code!, Number(status)])
  assert.deepEqual(Object.fromEntries(told), { ...errorStatus })
  const others = program.filter(({ path }) => path !== 'src/lib/errors.ts')
  assertNone(
    Object.keys(errorStatus).filter((code) => !others.some((file) => file.text.includes(`'${code}'`))),
    'codes that nothing answers with',
  )
})

test('no two source files share a name, index.ts, messages and languages apart', () => {
  const isShared = (path: string) => /(?:^|\/)(?:index\.ts|messages\.ts|messages\/[^/]+)$|^src\/languages\//.test(path)
  for (const files of [source, panel]) {
    const names = files.filter(({ path }) => !isShared(path)).map(({ path }) => stemOf(path))
    assert.ok(names.length > 100)
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    )
  }
})

test('what a test starts ends with its scope, so that no test that fails keeps its file open', () => {
  const openers =
    'start(World|Receiver|Sentinel|TcpProxy|DatabaseProxy|FakeDns|Delivering|Laurel|Process|EmbeddedPostgres|Cluster)|connection|emptyDatabase|makeInstallation|restoredWorld|otherProcess'
  const started = new RegExp(`^.*const (?<name>\\w+) = await (Promise\\.all\\(.*)?\\b(${openers})\\(.*$`, 'gm')
  const tests = [...filesUnder('src', '.test.ts'), ...filesUnder('test', '.test.ts')]
  const found = tests.flatMap(({ path, text }) =>
    [...text.matchAll(started)].map((match) => ({ path, text, line: match[0], name: match.groups!['name']! })),
  )
  assertNone(
    found.map(({ path, text, line, name }) => {
      const ends = new RegExp(
        `(use|scoped)\\(${name}\\)|defer\\(${name}\\.|\\b${name}\\[Symbol|return (${name}$|.*\\b${name}\\b.* \\}$)`,
        'm',
      )
      return !line.includes('.use(') && !ends.test(text) && `${path}: ${name}`
    }),
    'await using, or an AsyncDisposableStack',
  )
})

test('nothing is left for later, and no test is left out without a word of what the machine lacks', () => {
  const marks = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', 'X{3}'].map((mark) => `\\b${mark}\\b`).join('|'))
  const left = /\b(?:test|it|describe)\.(?:only|skip|todo)\b|\b(?:only|skip|todo): ?(?:true|')|\bt\.(?:todo\(|skip\(\))/
  const files = [...source, ...panel, ...filesUnder('test'), ...filesUnder('migrations', '.sql')]
  assertNone(
    files.map(({ path, text }) => marks.test(text) && path),
    'no marks',
  )
  assertNone(
    files.filter(isTest).map(({ path, text }) => path !== 'test/file-rules.test.ts' && left.test(text) && path),
    'every test runs',
  )
})
