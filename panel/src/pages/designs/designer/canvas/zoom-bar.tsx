import { Button } from '../../../../components/button.ts'
import { useSingleKeys } from '../../../../components/use-single-keys.ts'
import type { Zoom } from '../../../../designer/use-zoom.ts'
import { LEAST_ZOOM, MAX_ZOOM } from '../../../../designer/zoom-steps.ts'
import { useLanguage } from '../../../../messages/use-messages.tsx'
import { zoomMessages } from '../../messages/designer.ts'
import { Minus, Plus } from '../parts/designer-icons.ts'

/** Zoom controls. Keys: + and - zoom, 0 fits, 1 is the printed size. */
export function ZoomBar({ zoom }: { zoom: Zoom }) {
  const text = zoomMessages
  const { formats } = useLanguage()
  useSingleKeys([
    ['+', zoom.zoomIn],
    ['=', zoom.zoomIn],
    ['-', zoom.zoomOut],
    ['0', zoom.fit],
    ['1', () => zoom.to(100)],
  ])
  const { percent } = zoom
  return (
    <div className="actions" role="group" aria-label={text.zoom}>
      <Button
        variant="default"
        size="compact-md"
        aria-label={text.smaller}
        title={`${text.smaller} (-)`}
        aria-keyshortcuts="-"
        aria-disabled={percent <= LEAST_ZOOM}
        data-disabled={percent <= LEAST_ZOOM}
        onClick={zoom.zoomOut}
      >
        <Minus aria-hidden size={18} />
      </Button>
      <Button
        variant="default"
        size="compact-md"
        aria-label={text.larger}
        title={`${text.larger} (+)`}
        aria-keyshortcuts="+"
        aria-disabled={percent >= MAX_ZOOM}
        data-disabled={percent >= MAX_ZOOM}
        onClick={zoom.zoomIn}
      >
        <Plus aria-hidden size={18} />
      </Button>
      <Button
        variant="default"
        size="compact-md"
        title={`${text.fit} (0)`}
        aria-keyshortcuts="0"
        aria-pressed={zoom.isFit}
        onClick={zoom.fit}
      >
        {text.fit}
      </Button>
      <span className="soft zoom-now" role="status">
        <span className="hidden-text">{text.now(formats.percent(percent / 100))}</span>
        <span aria-hidden>{formats.percent(percent / 100)}</span>
      </span>
    </div>
  )
}
