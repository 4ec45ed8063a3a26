import type { ReactNode } from 'react'
import { usePan } from '../../designer/use-pan.ts'
import type { Zoom } from '../../designer/use-zoom.ts'
import { useWords } from '../../words/use-words.tsx'
import { zoomWords } from './zoom-words.ts'

/** What the certificate is seen through, all of it or a part; a part is moved by the wheel, a finger, arrow keys or the middle button. */
export function Frame({ zoom, children }: { zoom: Zoom; children: ReactNode }) {
  const text = useWords(zoomWords)
  const pan = usePan(zoom.frame)
  const isPart = zoom.isFit ? {} : { tabIndex: 0, role: 'region', 'aria-label': text.frame }
  return (
    <div ref={zoom.frame} className="frame" data-fit={zoom.isFit} {...isPart} {...pan}>
      {children}
    </div>
  )
}
