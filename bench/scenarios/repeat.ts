import { timed } from '../compare.ts'
import type { Stage } from '../stage.ts'

const REPEATS = 40

/** Milliseconds that the same request takes forty times, one after the other, once it has been answered before. */
export async function repeat(stage: Stage, path: string): Promise<number> {
  await stage.request('GET', path)
  return timed(async () => {
    for (let i = 0; i < REPEATS; i++) await stage.request('GET', path)
  })
}
