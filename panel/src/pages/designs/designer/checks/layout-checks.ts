import type { DesignValues } from '@laurel/client'
import { checkLayout, type Looks } from '../../../../designer/check-layout.ts'
import { contrastWith } from '../../../../designer/contrast.ts'
import { fitField } from '../../../../designer/fit-field.ts'
import { type GroundLight, lightBehind } from '../../../../designer/ground-light.ts'
import { type PrintedRecord, printedRecord, printedText } from '../../../../designer/printed-text.ts'
import { SAMPLES } from '../../../../designer/samples.ts'
import type { Background, Box, Layout, LayoutField } from '../../../../designer/scene-types.ts'
import { turnedBox } from '../../../../designer/turned-box.ts'

type Drawn = {
  layout: Layout
  background: Background
  record: PrintedRecord
  ground: GroundLight
  /** The values that events define; null if unknown. */
  values: DesignValues | null
}

/** Returns the problems of a layout as it is drawn, and the contrast of each of its fields. */
export function layoutChecks({ layout, background, record, ground, values }: Drawn) {
  const { page, language } = layout
  const { qrPaper } = background
  const behind = (box: Box) => lightBehind(ground, box)
  const longest = { ...record, ...printedRecord(SAMPLES.long, language) }
  const looks: Looks = { shown: record, longest, fit: fitField, behind, qrPaper, values }
  const contrastOf = (field: LayoutField): number | null => {
    if (field.type === 'qr') return qrPaper === null ? contrastWith(field.color ?? '#23302b', behind(field)) : null
    const text = printedText(field, record)
    if (text.trim() === '') return null
    const ink = turnedBox(fitField(field, text, page).ink, field, field.rotation ?? 0, page)
    return contrastWith(field.color ?? '#23302b', behind(ink))
  }
  return { found: checkLayout(layout, looks), contrastOf }
}
