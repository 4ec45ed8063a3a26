export type Closer = () => Promise<unknown>

/** Closes what was opened, the last first, each although another one fails. @throws the first failure */
export async function closeAll(closers: readonly Closer[]): Promise<void> {
  const failures: unknown[] = []
  for (const close of closers.toReversed()) await close().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
