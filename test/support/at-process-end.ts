const works: (() => Promise<unknown>)[] = []

/** Has work done when the process that runs test files has run its last one. */
export function atProcessEnd(work: () => Promise<unknown>): void {
  works.push(work)
}

export async function endProcess(): Promise<void> {
  for (const work of works) await work()
}
