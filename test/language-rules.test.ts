import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageFindings } from './support/language-findings.ts'
import { filesUnder } from './support/source-files.ts'

/** Files with samples inside strings, and migrations, which are never edited. */
const EXCEPTIONS = [
  'client/generate/write-client.test.ts',
  'src/lib/type.test.ts',
  'test/language-rules.test.ts',
  'migrations/0007_rollups.sql',
  'migrations/0012_certificates.sql',
  'migrations/0021_deals.sql',
]

const files = [
  ...['src', 'panel/src', 'panel/door', 'panel/test', 'client', 'bench', 'test', 'conformance', 'bin'].flatMap(
    (folder) => ['.ts', '.tsx'].flatMap((ending) => filesUnder(folder, ending)),
  ),
  ...filesUnder('migrations', '.sql'),
].filter(({ path }) => !path.includes('/node_modules/') && !path.includes('/generated/'))

test('comments and API texts open with a subject, and use no archaic words', () => {
  assert.ok(files.length > 2_000)
  const found = files
    .filter(({ path }) => !EXCEPTIONS.includes(path))
    .flatMap(({ path, text }) =>
      languageFindings(text, path.endsWith('.sql')).map(({ line, sentence }) => `${path}:${line}: ${sentence}`),
    )
  assert.deepEqual(found, [])
})

test('inverted and archaic sentences are found in comments and in descriptions', () => {
  const found = (source: string) => languageFindings(source).map(({ sentence }) => sentence)
  assert.deepEqual(found('/** Returns it. What it holds is new. */\n// Plain.\n'), ['What it holds is new.'])
  assert.deepEqual(found("const a = 1 // Whoever reads this\nconst b = { description: 'It is told anew' }\n"), [
    'Whoever reads this',
    'It is told anew',
  ])
  assert.deepEqual(found("const what = 'What'\n/** Returns what was sent. */\n"), [])
  assert.deepEqual(languageFindings('-- Of all rows.\nselect 1', true).length, 1)
})
