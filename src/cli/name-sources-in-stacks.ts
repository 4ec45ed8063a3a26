import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Lets the stacks of errors name the files and lines of the sources where code lies in a folder of built files. The map
 * beside a file is read when a stack first leads there: Node's own switch for it reads all of them at every start.
 * @param folder its address
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
