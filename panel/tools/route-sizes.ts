import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../src/lib/text/languages.ts'

type Chunk = {
  file: string
  src?: string
  isEntry?: true
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>

/** What a browser loads for a route as it is sent, in bytes, and how much that may be. */
export type RouteSize = { route: string; language: Language; size: number; max: number }

const KB = 1_000
const MAX_FIRST = 135 * KB
const MAX_LATER = 55 * KB
/** The first route: what opens after signing in. */
const FIRST = 'src/pages/overview/overview-page.tsx'
const FRAME = 'index.html'

export const manifestFile = (language: Language) => `.vite/manifest-${language}.json`

/**
 * Returns the sizes of all routes of a build, the largest first: of the first route with the frame around all pages, and
 * of what every other adds to it.
 */
export async function routeSizes(folder: string, language: Language): Promise<RouteSize[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, manifestFile(language)), 'utf8'))
  const first = filesOf(manifest, FRAME).union(filesOf(manifest, FIRST))
  const later = pagesBehind(manifest, FRAME).filter((page) => page !== FIRST)
  const sizes = await Promise.all([
    ...later.map(async (route) => {
      const size = await sizeOf(folder, filesOf(manifest, route).difference(first))
      return { route, language, size, max: MAX_LATER }
    }),
    sizeOf(folder, first).then((size) => ({ route: FIRST, language, size, max: MAX_FIRST })),
  ])
  return sizes.toSorted((a, b) => b.size - a.size)
}

/** Pages that a chunk loads when they are opened, also by way of a list of routes that loads by itself. */
function pagesBehind(manifest: Manifest, name: string): string[] {
  const { dynamicImports = [] } = manifest[name]!
  return dynamicImports.flatMap((each) => {
    if (each.startsWith('src/pages/')) return [each]
    return each.endsWith('-routes.ts') ? pagesBehind(manifest, each) : []
  })
}

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

async function sizeOf(folder: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(folder, `${file}.br`))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
