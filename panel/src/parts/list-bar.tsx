import { Button, Menu, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { Columns3, Download } from 'lucide-react'
import { useLanguage, useWords } from '../words/use-words.tsx'
import type { Filter } from './list-types.ts'
import { partWords } from './part-words.ts'
import { SearchBox } from './search-box.tsx'
import type { ColumnChoice } from './use-columns.ts'
import type { ListState } from './use-list.ts'
import type { Asked } from './use-rows.ts'

type Props<Row> = {
  columns: ColumnChoice<Row>
  list: ListState
  filters?: readonly Filter[]
  searchLabel?: string
  total: number
  capped: boolean
  asked: Asked
  exportUrl?: (asked: Asked) => string
}

/** Above a list: search, filters, which columns, and the list as a file. */
export function ListBar<Row>(props: Props<Row>) {
  const { columns, list, filters = [], searchLabel, total, capped, asked, exportUrl } = props
  const text = useWords(partWords)
  const { formats } = useLanguage()
  return (
    <div className="list-bar">
      {searchLabel && <SearchBox label={searchLabel} value={list.search} onChange={(q) => list.change({ q })} />}
      {filters.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          size="sm"
          className="chip"
          data-set={list.filters[name] !== undefined || undefined}
          aria-label={label}
          value={list.filters[name] ?? ''}
          onChange={(event) => list.change({ [name]: event.currentTarget.value })}
          data={[{ value: '', label: `${label}: ${text.all}` }, ...options]}
        />
      ))}
      <span className="soft count" aria-live="polite">
        {formats.number(total)}
        {capped && '+'}
      </span>
      <span className="push" />
      {exportUrl && (
        <Button
          component="a"
          variant="subtle"
          size="compact-sm"
          href={exportUrl(asked)}
          leftSection={<Download aria-hidden size={16} />}
        >
          {text.export}
        </Button>
      )}
      <ColumnMenu columns={columns} />
    </div>
  )
}

function ColumnMenu<Row>({ columns }: { columns: ColumnChoice<Row> }) {
  const text = useWords(partWords)
  return (
    <Menu closeOnItemClick={false} position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" leftSection={<Columns3 aria-hidden size={16} />}>
          {text.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.all.slice(1).map(({ key, name }) => (
          <Menu.Item
            key={key}
            role="menuitemcheckbox"
            aria-checked={columns.isShown(key)}
            onClick={() => columns.toggle(key)}
          >
            {columns.isShown(key) ? '✓ ' : ' '} {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
