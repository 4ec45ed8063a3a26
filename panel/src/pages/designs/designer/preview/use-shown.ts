import type { DesignPreview, Layout } from '@laurel/client'
import { useMemo, useState } from 'react'
import { SITE } from '../../../../api/site.ts'
import { type PrintedRecord, printedRecord } from '../../../../designer/printed-text.ts'
import { sampleValues } from '../../../../designer/sample-values.ts'
import type { View } from './printed-bar.tsx'
import { usePrinted } from './use-printed.ts'
import type { useSample } from './use-sample.ts'

type Picked = Pick<ReturnType<typeof useSample>, 'shown' | 'values'>

const VERIFY_AT = `${SITE.replace(/^https?:\/\//, '')}/verify`
/** Preview widths are rounded up to this many pixels, so that resizing the window does not request each size. */
const STEP = 200
const WIDEST = 2400
/** The modules of a QR code are drawn in whole pixels, so that its size is off where it has few. */
const NARROWEST = 1600

/**
 * Data and rendering of a layout: by the service or by the browser.
 * @param wide width of the page in pixels of the window; 0 until known
 */
export function useShown(designId: number, layout: Layout, { shown, values: defined }: Picked, wide: number) {
  const { sample: picked, attendee } = shown
  const [view, setView] = useState<View>('over')
  const pixels = Math.ceil((wide * window.devicePixelRatio) / STEP) * STEP
  const width = Math.min(WIDEST, Math.max(NARROWEST, pixels))
  // Compared by content, so that definitions that arrive later do not request the same preview again.
  const values = JSON.stringify(picked.values ?? sampleValues(layout.fields, defined?.values ?? []))
  const sample = useMemo(() => ({ ...picked, values: JSON.parse(values) as Record<string, string> }), [picked, values])
  const record: PrintedRecord = useMemo(
    () => printedRecord(sample, layout.language, VERIFY_AT),
    [sample, layout.language],
  )
  const asked: DesignPreview = useMemo(
    () => ({ layout, design_id: designId, ...(attendee ?? { record: sample }), width }),
    [layout, designId, attendee, sample, width],
  )
  const printed = usePrinted(view === 'drawn' || wide === 0 ? null : asked)
  return { view, setView, record, asked, printed }
}
