import { ChildEnded, runInChild } from '../os/run-in-child.ts'
import { fairQueue } from '../threads/fair-queue.ts'
import type { PictureAnswer, PictureTask } from './decode-picture.ts'

const MAX_PIXELS = 50_000_000
/** Of a picture that has to be in memory as a whole while it is decoded. */
const MAX_BYTES = 256 * 1_048_576
/** The longer side of A4 at 300 dots an inch. */
const MAX_SIDE = 3508
/** Twice the width at which mails show a logo. */
const MAX_LOGO_SIDE = 480
/** By the clock; the process that decodes ends itself after 10 seconds of a core. */
const MILLISECONDS = 60_000

/** One after the other, since each may take that memory and more; a party has so many waiting. */
const inTurn = fairQueue({
  atOnce: 1,
  waiting: 4,
  busy: 'Too many pictures are being read right now. Try again in a few seconds.',
})

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
 * white, quality 82, at most 3508 pixels a side, without metadata. Pictures of several parties take turns.
 * @throws PictureError for anything else; AppError unavailable when the party has too many waiting already
 */
export async function normaliseBackground(
  image: Buffer,
  party?: unknown,
): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const { bytes: jpeg, ...size } = await normalise(
    image,
    { format: 'jpeg', fit: 'inside', longestSide: MAX_SIDE },
    party,
  )
  return { jpeg, ...size }
}

/** The same into a square PNG of so many pixels a side, in the middle of what can be seen through. */
export async function normaliseEmblem(image: Buffer, side: number, party?: unknown): Promise<Buffer> {
  return (await normalise(image, { format: 'png', fit: 'contain', longestSide: side }, party)).bytes
}

/** The same into a PNG that is sharp at the size at which mails show it. */
export async function normaliseLogo(
  image: Buffer,
  party?: unknown,
): Promise<{ png: Buffer; width: number; height: number }> {
  const { bytes: png, ...size } = await normalise(
    image,
    { format: 'png', fit: 'inside', longestSide: MAX_LOGO_SIDE },
    party,
  )
  return { png, ...size }
}

/** The longer side of a picture on a page: a third of A4 at 300 dots an inch. */
const MAX_PICTURE_SIDE = 1_000

/** The same into what stands on a page among other things: a JPEG, or a PNG where something can be seen through it. */
export async function normalisePicture(
  image: Buffer,
  party?: unknown,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  return normalise(image, { format: 'parts', fit: 'inside', longestSide: MAX_PICTURE_SIDE }, party)
}

async function normalise(
  image: Buffer,
  into: Pick<PictureTask, 'format' | 'fit' | 'longestSide'>,
  party: unknown,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (!isPicture(image)) throw pictureError('The picture must be a PNG, JPEG or WebP picture.')
  const task: PictureTask = { image, ...into, mostPixels: MAX_PIXELS, mostBytes: MAX_BYTES }
  const answer = await inTurn(() => decode(task), party)
  if ('problem' in answer) throw pictureError(answer.problem)
  return { ...answer, bytes: Buffer.from(answer.bytes) }
}

/** What breaks the process that decodes it, or takes too long there, is no picture that can be used. */
async function decode(task: PictureTask): Promise<PictureAnswer> {
  try {
    return await runInChild<PictureAnswer>(new URL('./decode-picture.ts', import.meta.url), task, MILLISECONDS)
  } catch (error) {
    if (error instanceof ChildEnded)
      throw pictureError('The picture takes too much to read. Save it again as PNG or JPEG and try once more.', error)
    throw error
  }
}
