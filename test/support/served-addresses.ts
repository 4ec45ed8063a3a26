import type { World } from './harness.ts'

/**
 * Every path that answers GET, by the router's own list, a tree of beginnings. Parameters are written `:name`; one with
 * two names (`:text|:id`) by the first.
 */
export function servedAddresses({ app }: World): string[] {
  const found: string[] = []
  const above: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, tree, part, methods] = /^([│ ]*[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (tree === undefined) continue
    const depth = tree.length / 4 - 1
    const whole = (above[depth - 1] ?? '') + part!.replaceAll(/\|:\w+/g, '')
    above[depth] = whole
    if (methods?.split(', ').includes('GET')) found.push(whole)
  }
  return found
}
