import { lruCache } from '../caches/lru-cache.ts'
import { sha256 } from '../crypto/sha256.ts'
import { drawInThread } from './draw-in-thread.ts'
import type { Drawing } from './scene.ts'

type PictureTask = { drawing: Drawing; kind: 'png' | 'jpg' }

const kept = lruCache<Buffer>({ values: 256, bytes: 16 * 1_048_576 }, ({ length }) => length)
/** The picture of an erased person is never requested again, and must still leave the memory. */
const KEPT_MS = 5 * 60_000
const underWay = new Map<string, Promise<Buffer>>()

/**
 * Returns a picture that `drawInThread` draws, or has drawn in the last minutes. The cache key covers everything that
 * it shows, so no other document gets it. Concurrent callers share one drawing.
 * @throws AppError as `drawInThread`
 */
export async function drawPicture(orgId: number, task: PictureTask): Promise<Buffer> {
  const key = pictureKey(task)
  return kept.get(key) ?? underWay.get(key) ?? drawAndKeep(orgId, task, key)
}

/** A short key of everything drawn; `drawing.key` stands for the scene. */
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
