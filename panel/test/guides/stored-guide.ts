import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Taken } from './take-picture.ts'

const DOCS = join(import.meta.dirname, '../../../docs')
const GUIDES = join(DOCS, 'guides', 'organisers')
export const PICTURES = join(DOCS, 'pictures')
const DESCRIPTIONS = join(import.meta.dirname, 'shown')
export const MAX_BYTES = 60_000

/** Guides are written instead of compared. */
export const isWritten = process.env['WRITE_PICTURES'] === '1'

export const guideFile = (name: string): string => join(GUIDES, `${name}.md`)
const pictureFile = (name: string): string => join(PICTURES, `${name}.webp`)
const descriptionFile = (name: string) => join(DESCRIPTIONS, `${name}.txt`)

/** Writes a picture and its description. */
export async function writePicture(name: string, { description, png }: Taken): Promise<void> {
  const bytes = await compress(png)
  writeFileSync(pictureFile(name), bytes)
  writeFileSync(descriptionFile(name), headOf(bytes) + description)
}

/** Returns what the page said when a picture was taken. */
export function readDescription(name: string): string {
  const text = readFileSync(descriptionFile(name), 'utf8')
  const head = headOf(readFileSync(pictureFile(name)))
  assert.ok(text.startsWith(head), `The picture ${name} is not the one that was described: npm run pictures`)
  return text.slice(head.length)
}

/** The checksum holds a picture and its description together. */
const headOf = (bytes: Buffer) => `# picture ${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}\n`

/** Compresses a picture without loss if it is small then, else with as little as possible. */
async function compress(png: Buffer): Promise<Buffer> {
  for (const options of [{ nearLossless: true, quality: 60 }, { quality: 88 }, { quality: 75 }, { quality: 60 }]) {
    const bytes = await sharp(png)
      .webp({ ...options, effort: 6 })
      .toBuffer()
    if (bytes.length <= MAX_BYTES) return bytes
  }
  throw new Error('The picture is too large: show a smaller part.')
}
