import type { ContactProperty, NewContactProperty } from '@laurel/client'
import { textOf } from '../../../components/fields.tsx'
import { keyOfLabel } from '../../../components/key-of-label.ts'
import { randomId } from '../../../components/random-id.ts'
import { useEditedRows } from '../../../components/use-edited-rows.ts'

/** A custom field in the editor. The key of a stored one is fixed, since the values of contacts refer to it. */
export type Row = { id: string; field: ContactProperty; isStored: boolean; isKeyTyped?: boolean }

const rowOf = (field: ContactProperty): Row => ({ id: field.key, field, isStored: true })

const keyOf = ({ field }: Row) => field.key

const storedRow = (row: Row, { field }: Row): Row => ({
  ...row,
  field: { ...row.field, key: field.key },
  isStored: true,
})

const blank = (): Row => ({
  id: randomId(),
  field: { key: '', label: '', type: 'text', options: [] },
  isStored: false,
})

/** The rows of the editor of custom fields. */
export function useFieldRows(stored: readonly ContactProperty[]) {
  const edited = useEditedRows(stored, { rowOf, keyOf, storedRow })
  const { rows, set: setRows } = edited
  return {
    rows,
    isChanged: edited.isChanged,
    takeTheirs: edited.takeTheirs,
    add: () => setRows([...rows, blank()]),
    remove: (row: Row) => setRows(rows.filter((each) => each !== row)),
    moveUp: (from: number) => setRows(rows.toSpliced(from - 1, 2, rows[from]!, rows[from - 1]!)),
    change: (row: Row, changed: Partial<Row>) =>
      setRows(rows.map((each) => (each === row ? { ...row, ...changed } : each))),
    /** Proposes a key for the label of a row. */
    propose: (label: string, row: Row) =>
      keyOfLabel(
        label,
        rows.flatMap((each) => (each === row ? [] : [each.field.key])),
        'field',
      ),
    read: (values: FormData) => edited.send().map((_, nth) => readField(values, nth)),
    saved: edited.saved,
  }
}

export type FieldRows = ReturnType<typeof useFieldRows>

function readField(values: FormData, nth: number): NewContactProperty {
  const type = textOf(values, `${nth}.type`) as ContactProperty['type']
  const options = textOf(values, `${nth}.options`)
    .split('\n')
    .map((option) => option.trim())
    .filter(Boolean)
  return {
    key: textOf(values, `${nth}.key`),
    label: textOf(values, `${nth}.label`),
    type,
    ...(type === 'choice' && { options }),
  }
}
