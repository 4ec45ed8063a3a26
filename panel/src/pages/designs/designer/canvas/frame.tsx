import type { ReactNode } from 'react'
import { usePan } from '../../../../designer/use-pan.ts'
import type { Zoom } from '../../../../designer/use-zoom.ts'
import { zoomMessages } from '../../messages/designer.ts'

/** Viewport of the certificate; scrolls by wheel, touch, arrow keys or the middle button. */
export function Frame({ zoom, children }: { zoom: Zoom; children: ReactNode }) {
  const text = zoomMessages
  const pan = usePan(zoom.frame)
  const isPart = zoom.isFit ? {} : { tabIndex: 0, role: 'region', 'aria-label': text.frame }
  return (
    <div ref={zoom.frame} className="frame" data-fit={zoom.isFit} {...isPart} {...pan}>
      {children}
    </div>
  )
}
