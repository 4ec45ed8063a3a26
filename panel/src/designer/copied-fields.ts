import { boxAround } from './arrange-fields.ts'
import { areFields, isPage } from './is-layout.ts'
import type { Layout, LayoutField } from './scene-types.ts'
import { insidePage } from './snap-box.ts'

/** Fields that were copied, and the size of their page in points: on another page they keep their own size. */
export type CopiedFields = { page: Layout['page']; fields: LayoutField[] }

/** Offset of pasted fields from those they would cover, in fractions of the page. */
const ASIDE = 0.02

/** Serialises the selected fields, also for pasting into another design. */
export function writeCopied({ page, fields }: Layout, indices: readonly number[]): string {
  return JSON.stringify({ page, fields: indices.map((index) => fields[index]!) } satisfies CopiedFields)
}

/** Parses copied fields; null for any other text. */
export function readCopied(text: string | null): CopiedFields | null {
  if (text === null) return null
  const copied = parse(text)
  return copied && isPage(copied.page) && areFields(copied.fields) && copied.fields.length > 0 ? copied : null
}

function parse(text: string): CopiedFields | null {
  try {
    return JSON.parse(text) as CopiedFields | null
  } catch {
    return null
  }
}

/** Places copied fields on a page: at their size in points, kept together, next to existing fields. */
export function pastedFields({ page, fields }: CopiedFields, onto: Layout): LayoutField[] {
  const wide = page.width / onto.page.width
  const high = page.height / onto.page.height
  const sized = fields.map(({ id: _, locked: __, ...field }): LayoutField => {
    const size = { width: Math.min(1, field.width * wide), height: Math.min(1, field.height * high) }
    return { ...field, ...size, ...insidePage(field, size) }
  })
  const covers = (by: number) => onto.fields.some((field) => isAt(field, sized[0]!, by))
  let by = 0
  while (covers(by) && by < 0.5) by += ASIDE
  return movedTogether(sized, by)
}

const isAt = (field: LayoutField, { x, y }: LayoutField, by: number) =>
  Math.abs(field.x - x - by) < 1e-4 && Math.abs(field.y - y - by) < 1e-4

/** To the other side where there is no room. */
function movedTogether(fields: LayoutField[], by: number): LayoutField[] {
  const around = boxAround(fields)
  const x = around.x + around.width + by > 1 ? -by : by
  const y = around.y + around.height + by > 1 ? -by : by
  return fields.map((field) => ({ ...field, ...insidePage({ x: field.x + x, y: field.y + y }, field) }))
}
