import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { program, type SourceFile } from './support/source-files.ts'

const require = createRequire(import.meta.url)
const byPath = new Map(program.map((file) => [file.path, file]))

/** Modules that threads load: entries, and the readers of spreadsheets. */
const entries = program.flatMap(({ path, text }) =>
  [...text.matchAll(/new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g)].map(([, to]) => join(dirname(path), to!)),
)

test('no module of a thread waits at its top level for others to load, which breaks the process if the thread is ended', () => {
  assert.ok(
    entries.includes('src/lib/render/draw-thread.ts') && entries.includes('src/modules/crm/import/take-rows.ts'),
  )
  const waiting = entries.flatMap((entry) =>
    loadedWith(entry)
      .filter(waits)
      .map((each) => `${entry} loads ${each}`),
  )
  assert.deepEqual(waiting, [])
})

/** Returns the files and packages that are loaded before the file itself, with all that they load. */
function loadedWith(path: string, known = new Set<string>()): string[] {
  for (const each of staticImports(byPath.get(path))) {
    if (known.has(each)) continue
    known.add(each)
    loadedWith(each, known)
  }
  return [...known]
}

function staticImports(file: SourceFile | undefined): string[] {
  const { path = '', text = '' } = file ?? {}
  return [...text.matchAll(/^(?:import|export) (?!type\b)[^'"]*?\bfrom '([^']+)'/gm)].map(([, to]) =>
    to!.startsWith('.') ? join(dirname(path), to!) : to!,
  )
}

/** Only a module without a top-level await can be required. */
function waits(loaded: string): boolean {
  const file = byPath.get(loaded)
  if (file) return /^(?:(?:export )?const .* = )?await /m.test(file.text)
  try {
    require(loaded)
    return false
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ERR_REQUIRE_ASYNC_MODULE', `${loaded}: ${error}`)
    return true
  }
}
