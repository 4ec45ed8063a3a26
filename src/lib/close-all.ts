export type Closer = () => Promise<unknown>

/** Runs all closers, the last one first, even if some of them fail. @throws the first failure */
export async function closeAll(closers: readonly Closer[]): Promise<void> {
  const failures: unknown[] = []
  for (const close of closers.toReversed()) await close().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
