import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; isEntry?: true; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const KB = 1_000
const MAX_FIRST = 150 * KB
const MAX_MORE = 60 * KB
const FIRST = 'src/pages/overview/overview-page.tsx'

const dist = new URL('../dist/', import.meta.url)
const manifestFile = new URL('.vite/manifest.json', dist)

/** Files that a browser loads with a chunk: the chunk, its static imports and their styles. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const files = new Set<string>()
  if (seen.has(name)) return files
  seen.add(name)
  const { file, css = [], imports = [] } = manifest[name]!
  for (const each of [file, ...css]) files.add(each)
  for (const each of imports) for (const found of filesOf(manifest, each, seen)) files.add(found)
  return files
}

const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0)

test('the first page is at most 150 KB of gzip, every other at most 60 KB more', (t) => {
  if (!existsSync(manifestFile)) return t.skip('the panel is not built: npm ci')
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry)!
  const first = filesOf(manifest, entry).union(filesOf(manifest, FIRST))
  const pages = manifest[entry]!.dynamicImports!.filter((name) => name.startsWith('src/pages/') && name !== FIRST)
  assert.ok(pages.length >= 15, pages.join())
  const weighed = [
    { name: FIRST, size: sizeOf(first), most: MAX_FIRST },
    ...pages.map((name) => ({ name, size: sizeOf(filesOf(manifest, name).difference(first)), most: MAX_MORE })),
  ].toSorted((a, b) => b.size - a.size)
  for (const { name, size } of weighed.slice(0, 3)) t.diagnostic(`${name}: ${(size / KB).toFixed(1)} KB`)
  assert.deepEqual(
    weighed.filter(({ size, most }) => size > most),
    [],
    'what weighs too much',
  )
})
