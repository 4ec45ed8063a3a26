import { yieldToRequests } from '../threads/thread-pool.ts'
import { receivedScene } from './draw-task.ts'
import { renderParts } from './render-file.ts'
import type { LastTexts } from './render-pdf.ts'
import type { Fill, PdfParts, Scene } from './scene.ts'

/** Documents of one scene. */
export type SliceTask = { key: string; scene: Scene; fills: Fill[] }

/**
 * The documents that fit into one slice: the common prefix, their tails one after the other, and the processor time.
 */
export type Slice = {
  prefix: Uint8Array
  tails: Uint8Array
  sums: { tail: number; length: number; crc32: number; sha256: string }[]
  cpuMilliseconds: number
}

/** Between slices other callers get a turn, and an abort takes effect. */
const SLICE_MS = 100
const SLICE_BYTES = 8 * 1_048_576

yieldToRequests()

/** Draws the first of the documents as PDF, at least one. */
export function sliceTask({ key, scene, fills }: SliceTask): Slice {
  const before = process.threadCpuUsage()
  const until = performance.now() + SLICE_MS
  const received = receivedScene(scene)
  const lastTexts: LastTexts = new Map()
  const drawn: PdfParts[] = []
  let bytes = 0
  do {
    const parts = renderParts({ key, scene: received, fill: fills[drawn.length]! }, lastTexts)
    drawn.push(parts)
    bytes += parts.tail.length
  } while (drawn.length < fills.length && performance.now() < until && bytes < SLICE_BYTES)
  const { user, system } = process.threadCpuUsage(before)
  return {
    prefix: drawn[0]!.prefix,
    tails: Buffer.concat(drawn.map(({ tail }) => tail)),
    sums: drawn.map(({ tail, length, crc32, sha256 }) => ({ tail: tail.length, length, crc32, sha256 })),
    cpuMilliseconds: (user + system) / 1_000,
  }
}
