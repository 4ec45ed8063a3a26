import { readFile } from 'node:fs/promises'
import { sha256Aside } from '../../platform/crypto/sha256.ts'
import { type PackedFile, packFile } from '../../platform/http/packed-file.ts'
import { FONT_FAMILIES, fontFile, standIns } from '../../platform/render/font-catalogue.ts'

/** `file` is its name for ever: with other bytes it has another. */
type FontEntry = { id: string; title: string; file: string; next: string[] }

let fonts: Promise<FontEntry[]> | undefined
const packed = new Map<string, Promise<PackedFile>>()

/** The fonts that a design may name; their files are read when they are first asked for. */
export function readFonts(): Promise<FontEntry[]> {
  fonts ??= Promise.all(Object.entries(FONT_FAMILIES).map(readFont)).catch((error: unknown) => {
    fonts = undefined
    throw error
  })
  return fonts
}

async function readFont([id, title]: [id: string, title: string]): Promise<FontEntry> {
  const digest = await sha256Aside(await readFile(fontFile(id)))
  return { id, title, file: `${id}-${digest.toString('hex').slice(0, 20)}.ttf`, next: standIns(id) }
}

/** The file of a font by its name, packed once, or null where there is none. */
export async function packedFont(file: string): Promise<PackedFile | null> {
  const font = (await readFonts()).find((entry) => entry.file === file)
  if (!font) return null
  const known = packed.get(file)
  if (known) return known
  const packing = readFile(fontFile(font.id)).then(packFile)
  packed.set(file, packing)
  packing.catch(() => packed.delete(file))
  return packing
}
