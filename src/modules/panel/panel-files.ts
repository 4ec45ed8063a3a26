import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { filesBelow } from '../../lib/os/files-below.ts'
import type { PackedFile } from '../../platform/http/responses/packed-file.ts'
import { PANEL_LANGUAGES, type PanelLanguage } from './panel-languages.ts'
import { BUILT, pageFile } from './panel-stamp.ts'

type PanelFile = PackedFile & { type: string }

/** Files by path below the address of their page. */
export type FilesByPath = ReadonlyMap<string, PanelFile>

/** The built panel in memory: the page templates by language and their files, and the page for check-in and its files. */
export type PanelFiles = {
  pages: Record<PanelLanguage, string>
  named: FilesByPath
  door: { page: string; named: FilesByPath }
}

/** Folder of the page for check-in. */
const DOOR = 'door/'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

export async function readPanelFiles(): Promise<PanelFiles> {
  const [named, ofDoor] = [new Map<string, PanelFile>(), new Map<string, PanelFile>()]
  for (const name of await filesBelow(BUILT)) {
    const type = TYPES[extname(name)]
    if (type === undefined) continue
    const path = join(BUILT, name)
    const [identity, br, gzip] = await Promise.all(['', '.br', '.gz'].map((ending) => readFile(path + ending)))
    const hash = sha256(identity!).toString('hex').slice(0, 20)
    const file = { type, hash, identity: identity!, br: br!, gzip: gzip! }
    if (name.startsWith(DOOR)) ofDoor.set(name.slice(DOOR.length), file)
    else named.set(name, file)
  }
  const pages = await Promise.all(
    PANEL_LANGUAGES.map(async (language) => [language, await readFile(join(BUILT, pageFile(language)), 'utf8')]),
  )
  const door = { page: await readFile(join(BUILT, DOOR, 'index.html'), 'utf8'), named: ofDoor }
  return { pages: Object.fromEntries(pages), named, door }
}
