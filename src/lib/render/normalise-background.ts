import { ChildEnded, runInChild } from '../os/run-in-child.ts'
import { fairQueue } from '../threads/fair-queue.ts'
import type { PictureAnswer, PictureTask } from './decode-picture.ts'

const MAX_PIXELS = 50_000_000
/** Memory for a picture that must be decoded as a whole. */
const MAX_BYTES = 256 * 1_048_576
/** The longer side of A4 at 300 dots per inch. */
const MAX_SIDE = 3508
/** Twice the width of a logo in emails. */
const MAX_LOGO_SIDE = 480
/** Elapsed time; the decoding process also ends itself after 10 seconds of processor time. */
const MILLISECONDS = 60_000

/** One at a time, since each may use that memory and more; a party may have this many waiting. */
const inTurn = fairQueue({
  atOnce: 1,
  waiting: 4,
  busy: 'Too many pictures are being read right now. Try again in a few seconds.',
})

/** An error whose message explains to the uploader why the picture cannot be used. */
export type PictureError = Error & { code: 'unusable_picture' }

/** Whether the picture, and not the program, is at fault. */
export function isPictureError(error: unknown): error is PictureError {
  return error instanceof Error && 'code' in error && error.code === 'unusable_picture'
}

function pictureError(message: string, cause?: unknown): PictureError {
  return Object.assign(new Error(message, { cause }), { code: 'unusable_picture' as const })
}

/** Whether the first bytes are those of a PNG, JPEG or WebP, regardless of the file name. */
function isPicture(image: Buffer): boolean {
  const png = image.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const jpeg = image.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  const webp = image.toString('latin1', 0, 4) === 'RIFF' && image.toString('latin1', 8, 12) === 'WEBP'
  return png || jpeg || webp
}

/**
 * Converts an uploaded PNG, JPEG or WebP into the JPEG that is embedded unchanged in every PDF: upright (EXIF), sRGB,
 * on white, quality 82, at most 3508 pixels a side, without metadata. Parties take turns.
 * @throws PictureError for anything else; AppError unavailable when the party has too many waiting
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

/** Converts a picture into a transparent square PNG with sides of `side` pixels, centred. */
export async function normaliseEmblem(image: Buffer, side: number, party?: unknown): Promise<Buffer> {
  return (await normalise(image, { format: 'png', fit: 'contain', longestSide: side }, party)).bytes
}

/** Converts a picture into a PNG that is sharp at the size of a logo in emails. */
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

/** The longer side of a logo on a page: seven centimetres at 300 dots per inch. */
const MAX_PRINTED_LOGO_SIDE = 800

/** Converts a picture into a logo for certificates: into a JPEG, or a PNG if it has transparency. */
export async function normalisePrintedLogo(
  image: Buffer,
  party?: unknown,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  return normalise(image, { format: 'parts', fit: 'inside', longestSide: MAX_PRINTED_LOGO_SIDE }, party)
}

/** The longer side of a picture on a page: a third of A4 at 300 dots per inch. */
const MAX_PICTURE_SIDE = 1_000

/** Converts a picture for use as an item on a page: into a JPEG, or a PNG if it has transparency. */
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

/** A picture that crashes the decoding process, or takes it too long, is unusable. */
async function decode(task: PictureTask): Promise<PictureAnswer> {
  try {
    return await runInChild<PictureAnswer>(new URL('./decode-picture.ts', import.meta.url), task, MILLISECONDS)
  } catch (error) {
    if (error instanceof ChildEnded)
      throw pictureError('The picture takes too long to read. Save it again as PNG or JPEG and try once more.', error)
    throw error
  }
}
