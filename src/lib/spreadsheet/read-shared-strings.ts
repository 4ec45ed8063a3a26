import { parseXml } from './parse-xml.ts'
import { createRichText } from './rich-text.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { damaged } from './spreadsheet-error.ts'

/**
 * Reads the used shared strings, by index, and stops after the last of them.
 * @throws SpreadsheetError, also if one of them does not exist
 */
export async function readSharedStrings(
  part: AsyncIterable<Buffer>,
  used: ReadonlySet<number>,
  limits: SheetLimits,
): Promise<Map<number, string>> {
  const strings = new Map<number, string>()
  const rich = createRichText(limits.cellLength)
  let index = -1
  let wanted = false
  await parseXml(part, {
    open(name, _attributes, depth) {
      if (depth === 1 && name !== 'sst') throw damaged('its shared texts cannot be read')
      if (depth === 2 && name === 'si') {
        index += 1
        wanted = used.has(index)
      } else if (depth > 2 && wanted) {
        rich.open(name)
      }
    },
    text(value) {
      if (wanted) rich.text(value)
    },
    close(name, depth) {
      if (!wanted) return
      if (depth > 2) return rich.close(name)
      strings.set(index, rich.take())
      wanted = false
    },
    finished: () => strings.size === used.size,
  })
  if (strings.size < used.size) throw damaged('a cell refers to a text that does not exist')
  return strings
}
