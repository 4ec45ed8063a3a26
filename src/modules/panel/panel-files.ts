import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { filesBelow } from '../../lib/os/files-below.ts'
import { LANGUAGES, type Language } from '../../lib/text/languages.ts'
import type { PackedFile } from '../../platform/http/responses/packed-file.ts'
import { BUILT, pageFile } from './panel-stamp.ts'

type PanelFile = PackedFile & { type: string }

/** The built panel in memory: the page templates by language, and its files by path below `/admin/`. */
export type PanelFiles = { pages: Record<Language, string>; named: ReadonlyMap<string, PanelFile> }

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

export async function readPanelFiles(): Promise<PanelFiles> {
  const named = new Map<string, PanelFile>()
  for (const name of await filesBelow(BUILT)) {
    const type = TYPES[extname(name)]
    if (type === undefined) continue
    const path = join(BUILT, name)
    const [identity, br, gzip] = await Promise.all(['', '.br', '.gz'].map((ending) => readFile(path + ending)))
    const hash = sha256(identity!).toString('hex').slice(0, 20)
    named.set(name, { type, hash, identity: identity!, br: br!, gzip: gzip! })
  }
  const pages = await Promise.all(
    LANGUAGES.map(async (language) => [language, await readFile(join(BUILT, pageFile(language)), 'utf8')]),
  )
  return { pages: Object.fromEntries(pages), named }
}
