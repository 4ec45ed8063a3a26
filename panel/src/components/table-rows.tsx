import type { VirtualItem } from '@tanstack/react-virtual'
import type { CSSProperties } from 'react'
import type { Column } from './list-types.ts'
import { listMessages } from './messages/lists.ts'

type RowsProps<Row> = Pick<RowProps<Row>, 'columns' | 'chosen' | 'onChoose'> & {
  seen: readonly VirtualItem[]
  /** Height of all rows together, in pixels. */
  height: number
  /** The row at an index; undefined until it is loaded. */
  at: (index: number) => Row | undefined
  active: number
  tracks: string
  onOpen: (row: Row, index: number) => void
}

/** Rows in sight, each at its place in the height of all. */
export function TableRows<Row>(props: RowsProps<Row>) {
  const { seen, height, at, active, tracks, columns, chosen, onChoose, onOpen } = props
  return (
    <div role="presentation" style={{ height: height, position: 'relative' }}>
      {seen.map(({ index, start, size }) => (
        <TableRow
          key={index}
          row={at(index)}
          columns={columns}
          place={{ index, start, size, tracks }}
          active={index === active}
          chosen={chosen}
          onChoose={onChoose}
          onOpen={(row) => onOpen(row, index)}
        />
      ))}
    </div>
  )
}

type RowProps<Row> = {
  row: Row | undefined
  columns: readonly Column<Row>[]
  place: { index: number; start: number; size: number; tracks: string }
  active: boolean
  chosen: ((row: Row) => boolean) | undefined
  onChoose: (row: Row) => void
  onOpen: (row: Row) => void
}

function TableRow<Row>({ row, columns, place, active, chosen, onChoose, onOpen }: RowProps<Row>) {
  const { choose } = listMessages
  const { index, start, size, tracks } = place
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter opens the row that j and k have reached, and the first cell holds a link
    <div
      className="grid-row"
      role="row"
      aria-rowindex={index + 2}
      data-active={active || undefined}
      onClick={() => row && onOpen(row)}
      style={{ '--tracks': tracks, height: size, transform: `translateY(${start}px)` } as CSSProperties}
    >
      {chosen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a click on the box from opening the row
        <span role="cell" className="box" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            aria-label={choose}
            checked={row !== undefined && chosen(row)}
            disabled={!row}
            onChange={() => row && onChoose(row)}
          />
        </span>
      )}
      {columns.map(({ key, show, phone, isNumber }) => (
        <span role="cell" key={key} className="cell" data-phone={phone ?? 'none'} data-number={isNumber}>
          {row === undefined ? ' ' : show(row)}
        </span>
      ))}
    </div>
  )
}
