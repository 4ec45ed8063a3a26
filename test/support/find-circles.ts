/** The groups of files that import one another in a circle, each by its names, sorted. `imports` gives each file's own. */
export function findCircles(imports: Map<string, string[]>): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, filesFrom(file, imports)]))
  const inCircle = [...imports.keys()].filter((file) => reached.get(file)!.has(file))
  const groups = inCircle.map((file) =>
    inCircle.filter((other) => reached.get(file)!.has(other) && reached.get(other)!.has(file)).toSorted(),
  )
  return [...new Map(groups.map((group) => [group.join(), group])).values()].toSorted()
}

function filesFrom(start: string, imports: Map<string, string[]>): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const next = (imports.get(file) ?? []).filter((to) => !found.has(to))
    for (const to of next) found.add(to)
    waiting.push(...next)
  }
  return found
}
