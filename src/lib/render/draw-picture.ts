import { lruCache } from '../caches/lru-cache.ts'
import { sha256 } from '../crypto/sha256.ts'
import { drawInThread } from './draw-in-thread.ts'
import type { Drawing } from './scene.ts'

type PictureTask = { drawing: Drawing; kind: 'png' | 'jpg' }

const kept = lruCache<Buffer>({ values: 256, bytes: 16 * 1_048_576 }, ({ length }) => length)
/** The picture of a person who is erased is asked for no more, and is to leave the memory all the same. */
const KEPT_MS = 5 * 60_000
const underWay = new Map<string, Promise<Buffer>>()

/**
 * A picture as `drawInThread` draws it, or the one that it drew in the last minutes. It is kept under everything that
 * it shows, so no other document gets it. Whoever asks while it is being drawn waits for that drawing.
 * @throws AppError as `drawInThread`
 */
export async function drawPicture(orgId: number, task: PictureTask): Promise<Buffer> {
  const key = pictureKey(task)
  return kept.get(key) ?? underWay.get(key) ?? drawAndKeep(orgId, task, key)
}

/** What is drawn, in few bytes; `drawing.key` stands for the scene. */
function pictureKey({ drawing, kind }: PictureTask): string {
  return sha256(JSON.stringify([kind, drawing.key, drawing.fill])).toString('base64')
}

function drawAndKeep(orgId: number, task: PictureTask, key: string): Promise<Buffer> {
  const drawn = drawInThread(orgId, task)
    .then((picture) => {
      kept.set(key, picture)
      setTimeout(() => kept.delete(key), KEPT_MS).unref()
      return picture
    })
    .finally(() => underWay.delete(key))
  underWay.set(key, drawn)
  return drawn
}
