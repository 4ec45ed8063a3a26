import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Makes error stacks name source files and lines instead of bundled ones. A source map is read when a stack first needs
 * it, while Node's own option reads all of them at every start.
 * @param folder the URL of the bundle
 */
export function nameSourcesInStacks(folder: string): void {
  const maps = new Map<string, SourceMap>()
  const asBuilt = Error.prepareStackTrace!
  const mapOf = (file: string) => {
    const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')))
    maps.set(file, map)
    return map
  }
  Error.prepareStackTrace = (error, frames) =>
    String(asBuilt(error, frames)).replace(/(file:[^\s()]+\.js):(\d+):(\d+)/g, (place, file: string, line, column) => {
      if (!file.startsWith(folder)) return place
      const origin = mapOf(file).findOrigin(Number(line), Number(column))
      return 'fileName' in origin
        ? `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`
        : place
    })
}
