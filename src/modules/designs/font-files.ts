import { readFile } from 'node:fs/promises'
import { sha256Aside } from '../../lib/crypto/sha256.ts'
import { FONT_FAMILIES, fontFile, type ScriptFont, scriptFonts, standIns } from '../../lib/render/font-catalogue.ts'
import { type PackedFile, packFile } from '../../platform/http/responses/packed-file.ts'

/** `file` is a permanent name: other bytes get another name. */
type FontEntry = { id: string; file: string }
type Fonts = {
  families: (FontEntry & { title: string; next: string[] })[]
  scripts: (FontEntry & ScriptFont)[]
}

let fonts: Promise<Fonts> | undefined
const packed = new Map<string, Promise<PackedFile>>()

/** The fonts for designs and those for other scripts, named on first use. */
export function readFonts(): Promise<Fonts> {
  fonts ??= readAll().catch((error: unknown) => {
    fonts = undefined
    throw error
  })
  return fonts
}

async function readAll(): Promise<Fonts> {
  const families = Object.entries(FONT_FAMILIES).map(async ([id, title]) => ({
    id,
    title,
    file: await nameFile(id),
    next: standIns(id),
  }))
  const scripts = scriptFonts().map(async (font) => ({ ...font, file: await nameFile(font.id) }))
  return { families: await Promise.all(families), scripts: await Promise.all(scripts) }
}

async function nameFile(id: string): Promise<string> {
  const digest = await sha256Aside(await readFile(fontFile(id)))
  return `${id}-${digest.toString('hex').slice(0, 20)}.ttf`
}

/** The compressed file of a font by its name, compressed once, or null. */
export async function packedFont(file: string): Promise<PackedFile | null> {
  const { families, scripts } = await readFonts()
  const font = [...families, ...scripts].find((entry) => entry.file === file)
  if (!font) return null
  const known = packed.get(file)
  if (known) return known
  const packing = readFile(fontFile(font.id)).then(packFile)
  packed.set(file, packing)
  packing.catch(() => packed.delete(file))
  return packing
}
