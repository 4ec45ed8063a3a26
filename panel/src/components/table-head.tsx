import type { CSSProperties } from 'react'
import { ArrowDown, ArrowUp } from './icons.tsx'
import type { Column } from './list-types.ts'
import { listMessages } from './messages/lists.ts'
import type { ListState } from './use-list.ts'

type Props<Row> = { columns: readonly Column<Row>[]; list: ListState; tracks: string; withBoxes: boolean }

/** The order that a click on a column leads to; undefined: the order of the list itself. */
function nextSort(key: string, sorts: Column<never>['sorts'], now: string | undefined): string | undefined {
  const orders = [...(sorts === 'down' ? [] : [key]), ...(sorts === 'up' ? [] : [`-${key}`])]
  return orders[orders.indexOf(now ?? '') + 1]
}

/** The names of the columns; those that the service can sort by are buttons: up, down, and as it was. */
export function TableHead<Row>({ columns, list, tracks, withBoxes }: Props<Row>) {
  const text = listMessages
  return (
    <div role="rowgroup">
      <div className="grid-head" role="row" style={{ '--tracks': tracks } as CSSProperties} aria-rowindex={1}>
        {withBoxes && (
          <span role="columnheader">
            <span className="hidden-text">{text.choose}</span>
          </span>
        )}
        {columns.map(({ key, name, sorts, isNumber }) => {
          const order = list.sort === key ? 'ascending' : list.sort === `-${key}` ? 'descending' : 'none'
          return (
            <span role="columnheader" key={key} aria-sort={sorts ? order : undefined} data-number={isNumber}>
              {sorts ? (
                <button
                  type="button"
                  className="plain"
                  aria-label={text.sortBy(name)}
                  onClick={() => list.change({ sort: nextSort(key, sorts, list.sort) })}
                >
                  {name}
                  {order === 'ascending' && <ArrowUp aria-hidden size={14} />}
                  {order === 'descending' && <ArrowDown aria-hidden size={14} />}
                </button>
              ) : (
                name
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}
