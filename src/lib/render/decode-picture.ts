import { constants, setPriority } from 'node:os'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { withParts } from './picture-parts.ts'

// This module runs in a child process of low priority, which ends with its parent and after this much work.
const MAX_CPU_SECONDS = 10
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
process.once('disconnect', () => process.exit())
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > MAX_CPU_SECONDS * 1_000_000) process.exit(1)
}, 100).unref()

/**
 * A JPEG gets a white background, a PNG keeps its transparency. `inside` never enlarges a picture; `contain` centres it
 * in a square. `parts` is a JPEG for an opaque picture, otherwise a PNG with the parts that a PDF needs, scaled down
 * until it has at most MAX_PART_BYTES.
 */
export type PictureTask = {
  image: Uint8Array
  format: 'jpeg' | 'png' | 'parts'
  fit: 'inside' | 'contain'
  longestSide: number
  mostPixels: number
  mostBytes: number
}
export type PictureAnswer = { bytes: Uint8Array; width: number; height: number } | { problem: string }

process.on('message', async (task: PictureTask) => {
  const answer = await decode(task)
  process.send!(answer)
})

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

async function decode({ image, format, fit, longestSide, mostPixels, mostBytes }: PictureTask): Promise<PictureAnswer> {
  sharp.cache(false)
  // One picture needs only one core, and the memory grows with the threads that work on it.
  sharp.concurrency(1)
  const source = sharp(image, { limitInputPixels: false, failOn: 'error' })
  const found = await source.metadata().catch(() => null)
  if (found === null) return { problem: 'The picture cannot be read. Save it again as PNG or JPEG and try once more.' }
  const { width, height } = found
  if (width * height > mostPixels)
    return {
      problem: `The picture has ${width} × ${height} pixels; at most ${mostPixels / 1_000_000} million in all can be used.`,
    }
  const bytes = width * height * bytesHeld(found)
  if (bytes > mostBytes)
    return {
      problem: `The picture would take ${Math.ceil(bytes / 1_048_576)} MB of memory. Save it without interlacing (not progressive) or smaller, and try once more.`,
    }
  try {
    const upright = source.autoOrient()
    if (format === 'parts') return await inParts(upright, longestSide)
    const resized = (format === 'jpeg' ? upright.flatten({ background: '#ffffff' }) : upright)
      .resize({ width: longestSide, height: longestSide, fit, withoutEnlargement: fit === 'inside', background: CLEAR })
      .toColourspace('srgb')
    const written = format === 'jpeg' ? resized.jpeg({ quality: 82 }) : resized.png({ compressionLevel: 9 })
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return { problem: 'The picture is damaged. Save it again as PNG or JPEG and try once more.' }
  }
}

/** The size of a PNG with its parts, which takes twice the room. */
const MAX_PART_BYTES = 1_500_000
const SMALLER = 0.7

async function inParts(upright: Sharp, longestSide: number): Promise<PictureAnswer> {
  const { data, info } = await upright
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = () => sharp(data, { raw: { width, height, channels: 4 } })
  let isOpaque = true
  for (let at = 3; at < data.length && isOpaque; at += 4) isOpaque = data[at] === 255
  if (isOpaque)
    return {
      bytes: await pixels().removeAlpha().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer(),
      width,
      height,
    }
  const rows = { compressionLevel: 9, adaptiveFiltering: true, palette: false }
  const [png, colour, mask] = [
    await pixels().png(rows).toBuffer(),
    await pixels().removeAlpha().png(rows).toBuffer(),
    await pixels().extractChannel(3).toColourspace('b-w').png(rows).toBuffer(),
  ]
  const bytes = withParts(png, { colour, mask })
  if (bytes.length <= MAX_PART_BYTES) return { bytes, width, height }
  return inParts(pixels(), Math.floor(Math.max(width, height) * SMALLER))
}

/**
 * Bytes per pixel that are in memory at the same time: all of an interlaced PNG, the two-byte coefficients of a
 * progressive JPEG, all of a WebP. Other pictures are read line by line.
 */
function bytesHeld({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'webp') return 4
  if (!isProgressive) return 0
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : channels * 2
  return channels * (depth === 'ushort' ? 2 : 1)
}
