import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { QueryKey } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from './button.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { ListBar } from './list-bar.tsx'
import type { Chosen, Column, ExportFormat, Filter } from './list-types.ts'
import { listMessages } from './messages/lists.ts'
import { ProblemNote } from './problem-note.tsx'
import { TableHead } from './table-head.tsx'
import { TableRows } from './table-rows.tsx'
import { useActiveRow } from './use-active-row.ts'
import { useChosen } from './use-chosen.ts'
import { useColumns } from './use-columns.ts'
import { type ListState, useList } from './use-list.ts'
import { type Asked, type AskPage, useRows } from './use-rows.ts'

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
  exportUrl?: (asked: Asked, format: ExportFormat) => string
  /** Kinds of file to choose from; without them there is one. */
  exportFormats?: readonly ExportFormat[]
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
  const text = listMessages
  const list = useList(filters.map((filter) => filter.name))
  const columns = useColumns(id, props.columns, list)
  const scroller = useRef<HTMLDivElement>(null)
  const asked = askedOf(list, always)
  const { rows, seen, first, total, capped, at, error } = useSeenRows<Row>({ key: queryKey, ask, asked }, scroller)
  const selection = useChosen(total, JSON.stringify(asked))
  const open = (row: Row | undefined) => {
    if (row === undefined) return
    if (props.onOpen) props.onOpen(row)
    else list.change({ open: String(row.id) })
  }
  const { active, setActive } = useActiveRow({
    total,
    reach: (index) => rows.scrollToIndex(index),
    open: (index) => open(at(index)),
    choose: (index) => {
      const row = at(index)
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
      {actions && selection.chosen.count > 0 && <ChosenBar {...{ selection, total, capped, actions }} />}
      {error !== null && <ProblemNote error={error} retry={() => void first.refetch()} />}
      <div className="surface grid" data-actions={actions !== undefined} {...asTable}>
        {/* Its place is kept, so that nothing moves when the rows are there. */}
        {first.isPending && <div className="grid-head" aria-hidden />}
        {total > 0 && (
          <TableHead columns={columns.shown} list={list} tracks={tracks} withBoxes={actions !== undefined} />
        )}
        <div ref={scroller} className="rows" {...asRows}>
          <TableRows
            {...{ at, active, tracks }}
            seen={seen}
            height={rows.getTotalSize()}
            columns={columns.shown}
            chosen={actions && ((row) => selection.has(row.id))}
            onChoose={(row) => selection.toggle(row.id)}
            onOpen={(row, index) => {
              setActive(index)
              open(row)
            }}
          />
          {first.isPending && <WaitingRows />}
          {first.data?.total === 0 && (list.isNarrowed ? <NothingFound list={list} filters={filters} /> : empty)}
        </div>
      </div>
    </section>
  )
}

/** The rows in sight of a list: their places, and what is loaded of them. */
function useSeenRows<Row>(query: Parameters<typeof useRows<Row>>[0], scroller: RefObject<HTMLDivElement | null>) {
  const phone = useMediaQuery('(max-width: 48rem)') ?? false
  const [known, setKnown] = useState(0)
  const rows = useVirtualizer({
    count: known,
    getScrollElement: () => scroller.current,
    estimateSize: () => (phone ? PHONE_ROW : ROW),
    overscan: OVERSCAN,
  })
  // Places are kept, and rows of a phone are higher.
  const isPhone = useRef(phone)
  useEffect(() => {
    if (isPhone.current !== phone) rows.measure()
    isPhone.current = phone
  }, [phone, rows])
  const seen = rows.getVirtualItems()
  const loaded = useRows<Row>(
    query,
    seen.map(({ index }) => index),
  )
  if (loaded.total !== known) setKnown(loaded.total)
  return { ...loaded, rows, seen }
}

const WaitingRows = () =>
  ['a', 'b', 'c', 'd', 'e'].map((each) => <Skeleton key={each} height={ROW - 1} radius={0} mb={1} />)

function NothingFound({ list, filters }: { list: ReturnType<typeof useList>; filters: readonly Filter[] }) {
  const text = listMessages
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

const askedOf = ({ search, sort, filters }: ListState, always: Asked | undefined): Asked => ({
  ...always,
  ...(search && { search }),
  ...(sort && { sort }),
  ...filters,
})
