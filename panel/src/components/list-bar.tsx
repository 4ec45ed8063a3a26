import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../messages/use-messages.tsx'
import { Button } from './button.ts'
import { FilterChip } from './filter-chip.tsx'
import { Download } from './icons.tsx'
import type { ExportFormat, Filter } from './list-types.ts'
import { listMessages } from './messages/lists.ts'
import { SearchBox } from './search-box.tsx'
import type { ColumnChoice } from './use-columns.ts'
import type { ListState } from './use-list.ts'
import type { Asked } from './use-rows.ts'

// Menus weigh more than what is seen of them: they come when the list is there.
const ExportMenu = lazy(async () => ({ default: (await import('./export-menu.tsx')).ExportMenu }))
const ColumnMenu = lazy(async () => ({ default: (await import('./column-menu.tsx')).ColumnMenu }))
const ViewMenu = lazy(async () => ({ default: (await import('./view-menu.tsx')).ViewMenu }))

type Props<Row> = {
  id: string
  columns: ColumnChoice<Row>
  list: ListState
  filters?: readonly Filter[]
  searchLabel?: string
  total: number
  capped: boolean
  asked: Asked
  exportUrl?: (asked: Asked, format: ExportFormat) => string
  exportFormats?: readonly ExportFormat[]
}

/** Above a list: search, filters, views, which columns, and the list as a file. */
export function ListBar<Row>(props: Props<Row>) {
  const { id, columns, list, filters = [], searchLabel, total, capped, asked, exportUrl, exportFormats } = props
  const text = listMessages
  const { formats } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const count = filters.filter(({ name, asTabs }) => !asTabs && list.filters[name]).length
  return (
    <div className="list-bar" data-open={isOpen || undefined}>
      {searchLabel && <SearchBox label={searchLabel} value={list.search} onChange={(q) => list.change({ q })} />}
      <button
        type="button"
        className="plain edged show-filters"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? text.filtersSet(formats.number(count)) : text.filters}
      </button>
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          of={filter}
          value={list.filters[filter.name] ?? ''}
          change={(value) => list.change({ [filter.name]: value })}
        />
      ))}
      <span className="soft count" aria-live="polite">
        {formats.number(total)}
        {capped && '+'}
      </span>
      <div className="list-tools">
        {exportUrl && !exportFormats && <ExportLink href={exportUrl(asked, 'xlsx')} />}
        <Suspense>
          {exportUrl && exportFormats && (
            <ExportMenu formats={exportFormats} address={(format) => exportUrl(asked, format)} />
          )}
          <ViewMenu id={id} list={list} shown={columns.shown.map(({ key }) => key)} />
          <ColumnMenu all={columns.all} isShown={columns.isShown} toggle={columns.toggle} />
        </Suspense>
      </div>
    </div>
  )
}

function ExportLink({ href }: { href: string }) {
  const text = listMessages
  return (
    <Button
      component="a"
      variant="subtle"
      size="compact-sm"
      href={href}
      leftSection={<Download aria-hidden size={16} />}
    >
      {text.export}
    </Button>
  )
}
