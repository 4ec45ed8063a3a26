import type { DesignPreview, Layout } from '@laurel/client'
import { useMemo, useState } from 'react'
import { SITE } from '../../../../api/site.ts'
import { type PrintedRecord, printedRecord } from '../../../../designer/printed-text.ts'
import type { View } from './printed-bar.tsx'
import { usePrinted } from './use-printed.ts'
import type { Shown } from './use-sample.ts'

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
export function useShown(designId: number, layout: Layout, { sample, of }: Shown, wide: number) {
  const [view, setView] = useState<View>('over')
  const pixels = Math.ceil((wide * window.devicePixelRatio) / STEP) * STEP
  const width = Math.min(WIDEST, Math.max(NARROWEST, pixels))
  const record: PrintedRecord = useMemo(
    () => printedRecord(sample, layout.language, VERIFY_AT),
    [sample, layout.language],
  )
  const asked: DesignPreview = useMemo(
    () => ({ layout, design_id: designId, ...of, width }),
    [layout, designId, of, width],
  )
  const printed = usePrinted(view === 'drawn' || wide === 0 ? null : asked)
  return { view, setView, record, asked, printed }
}
