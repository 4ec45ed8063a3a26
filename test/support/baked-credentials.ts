import assert from 'node:assert/strict'
import { crc32 } from 'node:zlib'

const KEYWORD = 'openbadgecredential\0\0\0\0\0'

/** The credentials baked into a PNG (Open Badges 3.0, 5.3.1), whose chunks must be whole and end with the picture. */
export function bakedCredentials(png: Buffer): string[] {
  const found: string[] = []
  let at = 8
  for (let type = ''; type !== 'IEND'; ) {
    const length = png.readUInt32BE(at)
    type = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    assert.equal(png.readUInt32BE(at + 8 + length), crc32(png.subarray(at + 4, at + 8 + length)), type)
    if (type === 'iTXt' && data.toString('latin1').startsWith(KEYWORD))
      found.push(data.toString('utf8', KEYWORD.length))
    at += length + 12
  }
  assert.equal(at, png.length, 'nothing follows the picture')
  return found
}
