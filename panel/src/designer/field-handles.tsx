import type { PointerEvent } from 'react'
import type { Side } from './resize-box.ts'

/** Visible size of a handle and its hit area, in pixels of the window. */
const SEEN = 9
const TARGET = 24
/** A field smaller than this has its handles further out, so that something of it is left to be dragged by. */
const SMALL = 3 * TARGET
const OUT = 8

const SIDES: readonly (Side & { cursor: string })[] = [
  { x: 0, y: -1, cursor: 'ns-resize' },
  { x: 0, y: 1, cursor: 'ns-resize' },
  { x: -1, y: 0, cursor: 'ew-resize' },
  { x: 1, y: 0, cursor: 'ew-resize' },
  { x: -1, y: -1, cursor: 'nwse-resize' },
  { x: 1, y: -1, cursor: 'nesw-resize' },
  { x: -1, y: 1, cursor: 'nesw-resize' },
  { x: 1, y: 1, cursor: 'nwse-resize' },
]

type Take = (event: PointerEvent<SVGElement>) => void

type Props = {
  width: number
  height: number
  /** Distance from its top to the top of the page. */
  above: number
  /** Points per pixel of the window. */
  pixel: number
  takeSide: (side: Side) => Take
  takeTurn: Take
}

/**
 * Handles at the corners and sides of a field for resizing, and one above it (or below, if there is no room) for
 * rotation.
 */
export function FieldHandles({ width, height, above, pixel, takeSide, takeTurn }: Props) {
  const out = { x: width < SMALL * pixel ? OUT * pixel : 0, y: height < SMALL * pixel ? OUT * pixel : 0 }
  const isRoom = (size: number, further: number) => size + 2 * further >= 2 * TARGET * pixel
  const sides = SIDES.filter(({ x, y }) => (x !== 0 || isRoom(width, out.x)) && (y !== 0 || isRoom(height, out.y)))
  const away = out.y + 1.2 * TARGET * pixel
  const turnY = above > away ? -away : height + away
  return (
    <>
      {sides.map(({ x, y, cursor }) => (
        <g
          key={`${x} ${y}`}
          className="handle"
          data-side={`${x} ${y}`}
          style={{ cursor }}
          onPointerDown={takeSide({ x, y })}
        >
          <Square
            at={((x + 1) / 2) * width + x * out.x}
            down={((y + 1) / 2) * height + y * out.y}
            size={TARGET * pixel}
          />
          <Square at={((x + 1) / 2) * width} down={((y + 1) / 2) * height} size={SEEN * pixel} isSeen />
        </g>
      ))}
      <g className="handle turn" onPointerDown={takeTurn}>
        <Square at={width / 2} down={turnY} size={TARGET * pixel} />
        <circle cx={width / 2} cy={turnY} r={(SEEN / 2) * pixel} />
      </g>
    </>
  )
}

/** Around a place. */
function Square({ at, down, size, isSeen = false }: { at: number; down: number; size: number; isSeen?: boolean }) {
  return (
    <rect className={isSeen ? 'seen' : 'target'} x={at - size / 2} y={down - size / 2} width={size} height={size} />
  )
}
