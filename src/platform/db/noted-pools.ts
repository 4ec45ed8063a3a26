import type pg from 'pg'

const pools = new Set<{ name: string; pool: pg.Pool }>()

/** Notes an open pool of this process under a name for its metrics. @returns a function to call when it has ended */
export function notePool(name: string, pool: pg.Pool): () => void {
  const noted = { name, pool }
  pools.add(noted)
  return () => void pools.delete(noted)
}

/** Returns the open pools of this process. */
export function notedPools(): { name: string; pool: pg.Pool }[] {
  return [...pools]
}
