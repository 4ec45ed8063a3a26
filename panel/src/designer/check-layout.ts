import { fitText } from './certificate-fonts.ts'
import { printedRecord, printedText } from './printed-text.ts'
import { SAMPLES } from './samples.ts'
import type { Layout, LayoutField } from './scene-types.ts'

/** Something that will trouble whoever gets the certificate; `field` is where it is. */
export type Finding = { kind: 'small' | 'qrSmall' | 'noName' | 'noCode'; field: number | null }

const POINTS_A_MM = 72 / 25.4
const SMALLEST_QR_MM = 18
const SMALLEST_TEXT = 8

const says = ({ type, text = '' }: LayoutField, value: string) => type === value || text.includes(`{{${value}}}`)

/** What is wrong with a layout, found with the longest of the samples. Its fonts have to be loaded. */
export function checkLayout({ page, language, fields }: Layout): Finding[] {
  const longest = printedRecord(SAMPLES.long, language)
  const found: Finding[] = []
  for (const [index, field] of fields.entries()) {
    const width = field.width * page.width
    const height = field.height * page.height
    if (field.type === 'qr') {
      if (Math.min(width, height) < SMALLEST_QR_MM * POINTS_A_MM) found.push({ kind: 'qrSmall', field: index })
    } else if (says(field, 'name')) {
      const { font = 'display', size = 24, letter_spacing = 0, fit = 'shrink' } = field
      const wanted = { size, minSize: field.min_size ?? size / 2, spacing: letter_spacing, fit, width, height }
      if (fitText(printedText(field, longest), font, wanted).size < SMALLEST_TEXT)
        found.push({ kind: 'small', field: index })
    }
  }
  if (!fields.some((field) => says(field, 'name'))) found.push({ kind: 'noName', field: null })
  if (!fields.some((field) => says(field, 'code') || field.type === 'qr')) found.push({ kind: 'noCode', field: null })
  return found
}
