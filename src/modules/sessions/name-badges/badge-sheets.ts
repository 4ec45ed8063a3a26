import { MATCHED } from '../../../lib/render/font-catalogue.ts'
import type { Box, Item, Shape, Sheet, Sheets } from '../../../lib/render/index.ts'

/** A name badge. `line` is a company or title; `address` is that of the ticket, null: none can be made. */
export type NameBadge = { name: string; line: string | null; address: string | null }

export const LAYOUTS = ['a4_8', 'label_62x100', 'label_90x54'] as const
export type Layout = (typeof LAYOUTS)[number]

const mm = (millimetres: number) => (millimetres * 72) / 25.4

/** Page size and, in reading order, the badges on it. Labels are printed one to a page. */
const PAGES: Record<Layout, { width: number; height: number; cells: Box[] }> = {
  a4_8: {
    width: mm(210),
    height: mm(297),
    cells: Array.from({ length: 8 }, (_, nth) => ({
      ...{ x: mm(105) * (nth % 2), y: mm(74.25) * Math.floor(nth / 2) },
      ...{ width: mm(105), height: mm(74.25) },
    })),
  },
  label_62x100: oneLabel(100, 62),
  label_90x54: oneLabel(90, 54),
}

function oneLabel(width: number, height: number) {
  return { width: mm(width), height: mm(height), cells: [{ x: 0, y: 0, width: mm(width), height: mm(height) }] }
}

const INK = '#000000'
/** Dark enough for label printers, which print black only. */
const SOFT_INK = '#333333'
/** Lines along which a sheet is cut. */
const CUTS: Shape[] = [1, 2, 3]
  .map((row) => `M 0 ${mm(74.25) * row} H ${mm(210)}`)
  .concat(`M ${mm(105)} 0 V ${mm(297)}`)
  .map((path) => ({ path, stroke: '#bbbbbb', stroke_width: 0.4 }))

/** Returns the pages of name badges, ready to be drawn. */
export function badgeSheets(
  badges: readonly NameBadge[],
  { layout, event, organisation, language }: { layout: Layout; event: string; organisation: string; language: string },
): Sheets {
  const { cells, ...page } = PAGES[layout]
  const sheets: Sheet[] = []
  for (let at = 0; at < badges.length; at += cells.length) {
    const drawn = badges.slice(at, at + cells.length).map((badge, nth) => drawBadge(badge, event, cells[nth]!))
    sheets.push({
      shapes: cells.length > 1 ? CUTS : [],
      texts: drawn.flatMap(({ texts }) => texts),
      codes: drawn.flatMap(({ codes }) => codes),
    })
  }
  return { page, language, title: event, author: organisation, sheets }
}

/** The event above, the name as large as it fits, and below a line about the person beside the code of their ticket. */
function drawBadge({ name, line, address }: NameBadge, event: string, cell: Box): Pick<Sheet, 'texts' | 'codes'> {
  const margin = mm(5)
  const [x, width] = [cell.x + margin, cell.width - 2 * margin]
  const side = Math.min(mm(22), cell.height * 0.36)
  const [top, bottom] = [cell.y + margin, cell.y + cell.height - margin]
  const head = mm(6)
  const foot = bottom - side
  const beside = address === null ? width : width - side - mm(4)
  const texts = [
    text(event, { x, y: top, width, height: head }, { font: 'sans', size: 10, color: SOFT_INK }),
    text(
      name,
      { x, y: top + head, width, height: foot - top - head - mm(1) },
      { font: 'sans-bold', size: 34, color: INK },
    ),
  ]
  if (line !== null) {
    const box = { x, y: foot + mm(1), width: beside, height: side - mm(1) }
    texts.push(text(line, box, { font: 'sans', size: 14, color: INK, fit: 'wrap' }))
  }
  const box = { x: cell.x + cell.width - margin - side, y: foot, width: side, height: side }
  return { texts, codes: address === null ? [] : [{ box, text: address }] }
}

type Text = Extract<Item, { kind: 'text' }>

function text(text: string, box: Box, style: Pick<Text, 'font' | 'size' | 'color'> & Partial<Pick<Text, 'fit'>>): Text {
  const { size, font } = style
  const usual = { kind: 'text', min_size: size / 2, align: 'left', fit: 'shrink', whole_words: true } as const
  return { ...usual, text, box, ...style, font: `${font}${MATCHED}` }
}
