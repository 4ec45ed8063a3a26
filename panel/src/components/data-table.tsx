import { Skeleton } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import type { QueryKey } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { useLanguage, useMessages } from '../messages/use-messages.tsx'
import { Button } from './button.ts'
import { ListBar } from './list-bar.tsx'
import type { Chosen, Column, Filter } from './list-types.ts'
import { listMessages } from './messages/lists.ts'
import { ProblemNote } from './problem-note.tsx'
import { TableHead } from './table-head.tsx'
import { useChosen } from './use-chosen.ts'
import { useColumns } from './use-columns.ts'
import { useList } from './use-list.ts'
import { type Asked, type AskPage, useRows } from './use-rows.ts'
import { useSingleKeys } from './use-single-keys.ts'

type Props<Row> = {
  /** Name for people, such as `Attendees`. */
  name: string
  /** Key for saved views and columns, such as `attendees`. */
  id: string
  queryKey: QueryKey
  ask: AskPage<Row>
  /** Parameters sent with every request, in addition to search, order and filters. */
  always?: Asked
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  /** Label of the search box; without it there is no search. */
  searchLabel?: string
  /** Actions for the selected rows; `done` clears the selection. */
  actions?: (chosen: Chosen, done: () => void) => ReactNode
  /** Address of the current list as a file. */
  exportUrl?: (asked: Asked) => string
  /** Opens a row; it says so in the address as `open`, unless this does something else. */
  onOpen?: (row: Row) => void
  /** Empty state, shown if there are no rows and no filters. */
  empty: ReactNode
}

const ROW = 44
const PHONE_ROW = 62
/** Rows above and below those in sight that are in the page too. */
const OVERSCAN = 2

/** List that renders and requests only rows in sight. Search, order, filters and the open row are in the address. */
export function DataTable<Row extends { id: number }>(props: Props<Row>) {
  const { name, id, queryKey, ask, always, filters = [], actions, empty } = props
  const text = useMessages(listMessages)
  const list = useList(filters.map((filter) => filter.name))
  const columns = useColumns(id, props.columns, list)
  const phone = useMediaQuery('(max-width: 48rem)') ?? false
  const scroller = useRef<HTMLDivElement>(null)
  const asked: Asked = {
    ...always,
    ...(list.search && { search: list.search }),
    ...(list.sort && { sort: list.sort }),
    ...list.filters,
  }
  const [known, setKnown] = useState(0)
  const rows = useVirtualizer({
    count: known,
    getScrollElement: () => scroller.current,
    estimateSize: () => (phone ? PHONE_ROW : ROW),
    overscan: OVERSCAN,
  })
  const seen = rows.getVirtualItems()
  const { first, total, capped, at, error } = useRows<Row>(
    { key: queryKey, ask, asked },
    seen.map(({ index }) => index),
  )
  if (total !== known) setKnown(total)
  const selection = useChosen(total, JSON.stringify(asked))
  const [active, setActive] = useState(-1)
  const open = (row: Row | undefined) => {
    if (row === undefined) return
    if (props.onOpen) props.onOpen(row)
    else list.change({ open: String(row.id) })
  }
  useListKeys({
    move: (by) => {
      const next = Math.max(0, Math.min(total - 1, active + by))
      setActive(next)
      rows.scrollToIndex(next)
    },
    open: () => open(at(active)),
    choose: () => {
      const row = at(active)
      if (actions && row) selection.toggle(row.id)
    },
    clear: selection.none,
  })
  const tracks = [...(actions ? ['2rem'] : []), ...columns.shown.map(({ width }) => width)].join(' ')
  // An empty list is not a table. A scrolling region must be reachable by keyboard.
  const asTable = total > 0 ? { role: 'table', 'aria-label': name, 'aria-rowcount': total + 1 } : {}
  const asRows = total > 0 ? { role: 'rowgroup', 'aria-label': text.rows, tabIndex: 0 } : {}
  return (
    <section className="list" aria-label={name} aria-busy={first.isPending}>
      <ListBar {...props} list={list} columns={columns} total={total} capped={capped} asked={asked} />
      {actions && selection.chosen.count > 0 && (
        <ChosenBar selection={selection} total={total} capped={capped} actions={actions} />
      )}
      {error !== null && <ProblemNote error={error} retry={() => void first.refetch()} />}
      <div className="surface grid" data-actions={actions !== undefined} {...asTable}>
        {/* Its place is kept, so that nothing moves when the rows are there. */}
        {first.isPending && <div className="grid-head" aria-hidden />}
        {total > 0 && (
          <TableHead columns={columns.shown} list={list} tracks={tracks} withBoxes={actions !== undefined} />
        )}
        <div ref={scroller} className="rows" {...asRows}>
          <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
            {seen.map(({ index, start, size }) => (
              <TableRow
                key={index}
                row={at(index)}
                columns={columns.shown}
                place={{ index, start, size, tracks }}
                active={index === active}
                chosen={actions && ((row: Row) => selection.has(row.id))}
                onChoose={(row) => selection.toggle(row.id)}
                onOpen={(row) => {
                  setActive(index)
                  open(row)
                }}
              />
            ))}
          </div>
          {first.isPending &&
            ['a', 'b', 'c', 'd', 'e'].map((each) => <Skeleton key={each} height={ROW - 1} radius={0} mb={1} />)}
          {first.data?.total === 0 && (list.isNarrowed ? <NothingFound list={list} filters={filters} /> : empty)}
        </div>
      </div>
    </section>
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
  const { choose } = useMessages(listMessages)
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

function ChosenBar({
  selection,
  total,
  capped,
  actions,
}: {
  selection: ReturnType<typeof useChosen>
  total: number
  capped: boolean
  actions: (chosen: Chosen, done: () => void) => ReactNode
}) {
  const text = useMessages(listMessages)
  const { formats } = useLanguage()
  const { chosen, chooseAll, none } = selection
  const all = `${formats.number(total)}${capped ? '+' : ''}`
  const selected = text.chosen(chosen.all ? all : formats.number(chosen.count))
  return (
    <div className="chosen" role="toolbar" aria-label={selected}>
      <span aria-live="polite">{selected}</span>
      {!chosen.all && total > chosen.count && (
        <Button variant="subtle" size="compact-sm" onClick={chooseAll}>
          {text.chooseAll(all)}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={none}>
        {text.chooseNone}
      </Button>
      {actions(chosen, none)}
    </div>
  )
}

function NothingFound({ list, filters }: { list: ReturnType<typeof useList>; filters: readonly Filter[] }) {
  const text = useMessages(listMessages)
  const all = () =>
    list.change({ q: undefined, view: undefined, ...Object.fromEntries(filters.map(({ name }) => [name, undefined])) })
  return (
    <div className="empty">
      <p>{list.search ? text.nothing(list.search) : text.nothingFiltered}</p>
      <Button variant="default" onClick={all}>
        {text.showAll}
      </Button>
    </div>
  )
}

type ListKeys = { move: (by: number) => void; open: () => void; choose: () => void; clear: () => void }

function useListKeys({ move, open, choose, clear }: ListKeys) {
  // Buttons, menus and dialogs handle these keys themselves.
  const onPage = (action: () => void) => (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('a, button, [role=menu], [role=dialog]')) action()
  }
  useSingleKeys([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['x', choose],
    ['e', open],
  ])
  useHotkeys([
    ['ArrowDown', onPage(() => move(1))],
    ['ArrowUp', onPage(() => move(-1))],
    ['Home', onPage(() => move(Number.NEGATIVE_INFINITY))],
    ['End', onPage(() => move(Number.POSITIVE_INFINITY))],
    ['Enter', onPage(open), { preventDefault: false }],
    ['Escape', onPage(clear), { preventDefault: false }],
  ])
}
