import { useLanguage } from '../../messages/use-messages.tsx'
import { wallTimeOf } from '../../messages/wall-time.ts'
import type { Drag } from './use-session-drag.ts'

/** Says beside the pointer where a dragged session would be dropped. */
export function DragLabel({ of: { item: session, x, y, target }, zone }: { of: Drag; zone: string }) {
  const { day } = useLanguage().formats
  return (
    <div className="drag-label" aria-hidden style={{ top: y, left: x }}>
      <b>
        <bdi>{session.title}</bdi>
      </b>
      {target !== null && (
        <span>
          {[day(target.start, zone), wallTimeOf(target.start, zone).slice(11), target.room].filter(Boolean).join(' · ')}
        </span>
      )}
    </div>
  )
}
