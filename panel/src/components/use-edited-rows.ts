import { useRef, useState } from 'react'

type Options<Value, Row> = {
  rowOf: (value: Value) => Row
  /** Text that is the same for the same row after a change elsewhere; by default its place counts. */
  keyOf?: (row: Row, nth: number) => string
  /** Row that was changed while it was saved, as a stored one. */
  storedRow?: (row: Row, saved: Row) => Row
  /** True for rows within a row of another list, which saves them. */
  isPart?: boolean
}

/**
 * Rows of an editor of a stored list. Changes by others are shown while no row was added, removed or moved here, and
 * what is changed while the rows are saved stays.
 */
export function useEditedRows<Value, Row extends { id: string }>(
  stored: readonly Value[],
  { rowOf, keyOf = (_, nth) => String(nth), storedRow = (row) => row, isPart = false }: Options<Value, Row>,
) {
  const [state, setState] = useState(() => begin(stored, stored.map(rowOf)))
  const sent = useRef<readonly Row[]>([])
  const { rows, base } = state
  const isChanged = rows !== base.rows
  const isBehind = JSON.stringify(stored) !== base.json
  /** Rows of these values; a row that is here already keeps its id, so that its fields stay as they are. */
  const rowsOf = (values: readonly Value[], now: readonly Row[]) => {
    const ids = new Map(now.map((row, nth) => [keyOf(row, nth), row.id]))
    return values.map(rowOf).map((row, nth) => ({ ...row, id: ids.get(keyOf(row, nth)) ?? row.id }))
  }
  const take = () => setState(begin(stored, rowsOf(stored, rows)))
  if (isBehind && (!isChanged || (isPart && stored.length === rows.length))) take()
  return {
    rows,
    isChanged,
    set: (rows: readonly Row[]) => setState((now) => ({ ...now, rows: [...rows] })),
    /** Shows the rows that somebody else saved; undefined if there are none. */
    takeTheirs: isBehind && isChanged ? take : undefined,
    /** Notes that the rows are being sent, and returns them. */
    send: () => {
      sent.current = rows
      return rows
    },
    /** Takes the saved values over. */
    saved: (values: readonly Value[]) => {
      const before = sent.current
      const fresh = values.map(rowOf).map((row, nth) => ({ ...row, id: before[nth]?.id ?? row.id }))
      setState((now) => {
        const saved = begin(values, fresh)
        if (now.rows === before || before.length !== values.length) return saved
        return { ...saved, rows: now.rows.map((row) => afterSave(row, before, fresh, storedRow)) }
      })
    },
  }
}

function begin<Value, Row>(values: readonly Value[], rows: Row[]) {
  return { rows, base: { rows, json: JSON.stringify(values) } }
}

/** A row after a save: new ones and changes since then stay. */
function afterSave<Row extends { id: string }>(
  row: Row,
  sent: readonly Row[],
  saved: readonly Row[],
  storedRow: (row: Row, saved: Row) => Row,
): Row {
  const nth = sent.findIndex(({ id }) => id === row.id)
  const now = saved[nth]
  if (now === undefined) return row
  return row === sent[nth] ? now : storedRow(row, now)
}
