import { useState } from 'react'
import { NativeSelect } from '../../../../components/inputs.ts'
import { resizeBox, type Side } from '../../../../designer/resize-box.ts'
import type { LayoutField } from '../../../../designer/scene-types.ts'
import { designerMessages, turnMessages } from '../../messages/designer.ts'
import { POINTS_A_MM } from '../parts/millimetres.ts'
import { NumberBox } from '../parts/number-box.tsx'

/** Direction in which a size grows while the opposite corner stays. */
const PULLED = {
  upperLeft: { x: 1, y: 1 },
  upperRight: { x: -1, y: 1 },
  lowerLeft: { x: 1, y: -1 },
  lowerRight: { x: -1, y: -1 },
} as const satisfies Record<string, Side>
type Corner = keyof typeof PULLED

type Props = {
  field: LayoutField
  page: { width: number; height: number }
  set: (change: Partial<LayoutField>) => void
}

/** Position and size in millimetres of the printed page; the same as the handles do. */
export function FieldPlace({ field, page, set }: Props) {
  const text = designerMessages
  const { turned, stays, corners } = turnMessages
  const [corner, setCorner] = useState<Corner>('upperLeft')
  const wide = page.width / POINTS_A_MM
  const high = page.height / POINTS_A_MM
  const { x, y, width, height, rotation = 0 } = field
  const pulled = PULLED[corner]
  const size = (to: { width?: number; height?: number }) => {
    const by = { x: pulled.x * ((to.width ?? width) - width), y: pulled.y * ((to.height ?? height) - height) }
    set(resizeBox(field, by, pulled, page))
  }
  const place = [
    [text.left, x, 0, 1 - width, wide, (left: number) => set({ x: left })],
    [text.top, y, 0, 1 - height, high, (top: number) => set({ y: top })],
    [text.width, width, 0.01, pulled.x === 1 ? 1 - x : x + width, wide, (to: number) => size({ width: to })],
    [text.height, height, 0.01, pulled.y === 1 ? 1 - y : y + height, high, (to: number) => size({ height: to })],
  ] as const
  return (
    <>
      <div className="beside small">
        {place.map(([label, value, min, max, whole, to]) => (
          <NumberBox
            key={label}
            label={label}
            value={value * whole}
            min={min * whole}
            max={max * whole}
            step={0.5}
            set={(mm) => to(mm / whole)}
          />
        ))}
        <NumberBox label={turned} value={rotation} min={-180} max={180} set={(rotation) => set({ rotation })} />
      </div>
      <NativeSelect
        label={stays}
        value={corner}
        data={Object.entries(corners).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setCorner(event.currentTarget.value as Corner)}
      />
    </>
  )
}
