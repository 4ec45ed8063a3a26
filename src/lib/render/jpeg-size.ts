/** Reads the size and the number of colour components of a JPEG from its frame header (ITU-T T.81, B.2.2). */
export function jpegSize(bytes: Buffer): { width: number; height: number; components: number } {
  let position = 2
  while (bytes.readUInt16BE(0) === 0xffd8 && position + 9 < bytes.length && bytes[position] === 0xff) {
    const marker = bytes[position + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const height = bytes.readUInt16BE(position + 5)
      return { height, width: bytes.readUInt16BE(position + 7), components: bytes[position + 9]! }
    }
    position += 2 + bytes.readUInt16BE(position + 2)
  }
  throw new Error('The background is not a JPEG picture.')
}

/**
 * Places a picture on a page: across the whole page if the proportions agree within one per cent, otherwise as large as
 * it fits.
 */
export function pictureBox(
  picture: { width: number; height: number },
  page: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  const across = page.width / picture.width
  const down = page.height / picture.height
  if (Math.abs(across / down - 1) < 0.01) return { x: 0, y: 0, ...page }
  const scale = Math.min(across, down)
  const width = picture.width * scale
  const height = picture.height * scale
  return { x: (page.width - width) / 2, y: (page.height - height) / 2, width, height }
}
