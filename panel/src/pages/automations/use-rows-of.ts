import { useState } from 'react'
import { randomId } from '../../components/random-id.ts'

export type RowOf<Value> = { id: string; value: Value }

const rowOf = <Value>(value: Value): RowOf<Value> => ({ id: randomId(), value })

/** The rows of an editor of a list, each with an id of its own while it is edited. */
export function useRowsOf<Value>(stored: readonly Value[]) {
  const [rows, setRows] = useState(() => stored.map(rowOf))
  return {
    rows,
    add: (value: Value) => setRows([...rows, rowOf(value)]),
    remove: (row: RowOf<Value>) => setRows(rows.filter((each) => each !== row)),
    change: (row: RowOf<Value>, value: Value) => setRows(rows.map((each) => (each === row ? { ...row, value } : each))),
  }
}

export type RowsOf<Value> = ReturnType<typeof useRowsOf<Value>>
