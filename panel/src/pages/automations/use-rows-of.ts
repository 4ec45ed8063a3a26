import { randomId } from '../../components/random-id.ts'
import { useEditedRows } from '../../components/use-edited-rows.ts'

export type RowOf<Value> = { id: string; value: Value }

const rowOf = <Value>(value: Value): RowOf<Value> => ({ id: randomId(), value })

/** The rows of an editor of a list, each with an id of its own while it is edited. */
export function useRowsOf<Value>(stored: readonly Value[]) {
  const { rows, set, takeTheirs } = useEditedRows(stored, { rowOf: rowOf<Value> })
  return {
    ...{ rows, takeTheirs },
    add: (value: Value) => set([...rows, rowOf(value)]),
    remove: (row: RowOf<Value>) => set(rows.filter((each) => each !== row)),
    change: (row: RowOf<Value>, value: Value) => set(rows.map((each) => (each === row ? { ...row, value } : each))),
  }
}

export type RowsOf<Value> = ReturnType<typeof useRowsOf<Value>>
