import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const panel = new URL('../', import.meta.url).pathname
const files = globSync('src/**/*.{ts,tsx}', { cwd: panel, exclude: ['**/*.test.ts'] }).map((path) => {
  const text = readFileSync(join(panel, path), 'utf8')
  const imports = [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, to]) =>
    to!.startsWith('.') ? join(dirname(path), to!).replace(/^src\//, '') : to!,
  )
  return { path: path.replace(/^src\//, ''), text, imports }
})
const roomOf = (path: string) => path.split('/')[0]!

/** Rooms that each room may import. */
const MAY: Record<string, string[]> = {
  'main.tsx': ['app', 'shell-parts', 'api', 'messages'],
  app: ['app', 'shell-parts', 'api', 'components', 'pages', 'messages'],
  pages: ['pages', 'shell-parts', 'components', 'api', 'designer', 'messages'],
  'shell-parts': ['shell-parts', 'api', 'components', 'messages'],
  components: ['components', 'messages'],
  designer: ['designer', 'messages'],
  api: ['api'],
  messages: ['messages'],
}

const assertNone = (found: (string | false)[], rule: string) => assert.deepEqual(found.filter(Boolean), [], rule)

test('rooms import only what they may, and pages import no page of another place', () => {
  assert.ok(files.length > 30)
  assertNone(
    files.flatMap(({ path, imports }) =>
      imports
        .filter((to) => /\.tsx?$/.test(to))
        .map((to) => !MAY[roomOf(path)]?.includes(roomOf(to)) && `${path} → ${to}`),
    ),
    'rooms',
  )
  const place = (path: string) => path.split('/')[1]
  assertNone(
    files.flatMap(({ path, imports }) =>
      imports.map(
        (to) => roomOf(path) === 'pages' && roomOf(to) === 'pages' && place(path) !== place(to) && `${path} → ${to}`,
      ),
    ),
    'a page uses no page of another place',
  )
})

test('only api/ sends requests, through the client, and no code of the service is bundled', () => {
  assertNone(
    files.map(({ path, text }) => roomOf(path) !== 'api' && /\bfetch\(|XMLHttpRequest|EventSource/.test(text) && path),
    'only api/ asks',
  )
  assertNone(
    files.flatMap(({ path, imports }) => imports.map((to) => /^\.\.|^node:/.test(to) && `${path} → ${to}`)),
    'nothing from outside of the panel',
  )
})

test('resources of the client are named where they are used, since a build leaves the others out', () => {
  assertNone(
    files.map(({ path, text }) => /laurel\[|(?:[(,]|(?<!\}) =) *laurel *[;,)\n]/.test(text) && path),
    'laurel.resource.method() or { resource } = laurel',
  )
})

test('nothing is called that pages over plain http lack', () => {
  const LACKS = /crypto\.(?:randomUUID|subtle)[.(]|navigator\.(?:serviceWorker|credentials|storage)\./
  const PASSKEYS = /passkey/
  assertNone(
    files.map(({ path, text }) => LACKS.test(text) && !PASSKEYS.test(path) && path),
    'such as crypto.randomUUID: `components/random-id.ts` has ids',
  )
})

test('styles use no uppercase and only logical sides', () => {
  const styles = globSync('src/**/*.css', { cwd: panel }).map((path) => ({
    path,
    text: readFileSync(join(panel, path), 'utf8'),
  }))
  assert.ok(styles.length > 3)
  assertNone(
    styles.map(({ path, text }) => /text-transform: *uppercase/.test(text) && path),
    'capitals',
  )
  assertNone(
    styles.flatMap(({ path, text }) =>
      [
        ...text.matchAll(/^\s*((?:margin|padding|border)-(?:left|right)|left|right|text-align: *(?:left|right))\b.*/gm),
      ].map(([line]) => `${path}: ${line.trim()}`),
    ),
    'logical properties only',
  )
})
