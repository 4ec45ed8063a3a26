const MOST_PIXELS = 50_000_000
/** The longer side of A4 at 300 dots an inch. */
const LONGEST_SIDE = 3508

/** An error that tells the person who uploaded the picture what is wrong with it. */
export type PictureError = Error & { code: 'unusable_picture' }

/** Whether the picture, and not the program, is at fault. */
export function isPictureError(error: unknown): error is PictureError {
  return error instanceof Error && 'code' in error && error.code === 'unusable_picture'
}

function pictureError(message: string, cause?: unknown): PictureError {
  return Object.assign(new Error(message, { cause }), { code: 'unusable_picture' as const })
}

/** What the file is by its first bytes, whatever its name says. */
function isPicture(image: Buffer): boolean {
  const png = image.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const jpeg = image.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const webp = image.toString('latin1', 0, 4) === 'RIFF' && image.toString('latin1', 8, 12) === 'WEBP'
  return png || jpeg || webp
}

/**
 * Turns an uploaded PNG, JPEG or WebP picture into the JPEG that goes into every PDF as it is: upright (EXIF), sRGB, on
 * white, quality 82, at most 3508 pixels a side, without metadata. Throws a `PictureError` for anything else.
 */
export async function normaliseBackground(image: Buffer): Promise<{ jpeg: Buffer; width: number; height: number }> {
  if (!isPicture(image)) throw pictureError('The background must be a PNG, JPEG or WebP picture.')
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const source = sharp(image, { limitInputPixels: false, failOn: 'error' })
  const { width, height } = await source.metadata().catch((error: unknown) => {
    throw pictureError('The picture cannot be read. Save it again as PNG or JPEG and try once more.', error)
  })
  if (width * height > MOST_PIXELS) {
    throw pictureError(`The picture has ${width} × ${height} pixels; at most 50 million in all can be used.`)
  }
  const { data, info } = await source
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw pictureError('The picture is damaged. Save it again as PNG or JPEG and try once more.', error)
    })
  return { jpeg: data, width: info.width, height: info.height }
}
