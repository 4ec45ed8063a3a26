import { readFileSync } from 'node:fs'
import { sha256 } from '../../../lib/crypto/sha256.ts'

const read = (name: string) => readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')

const inFrame = read('in-frame.js')

/** Script of a framed page. Its address changes with its text, so browsers may cache it permanently. */
export const FRAME_SCRIPT = {
  text: inFrame,
  path: `/assets/in-frame.js?v=${sha256(inFrame).toString('hex').slice(0, 12)}`,
}

/** Script of pages that embed a form or a registration; the same for all of them. */
export const EMBED_SCRIPT = read('embed.js')
