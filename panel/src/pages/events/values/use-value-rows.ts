import type { Event } from '@laurel/client'
import { textOf } from '../../../components/fields.tsx'
import { keyOfLabel } from '../../../components/key-of-label.ts'
import { randomId } from '../../../components/random-id.ts'
import { useEditedRows } from '../../../components/use-edited-rows.ts'

export type CertificateValue = Event['certificate_values'][number]

/** A value in the editor. The key of a stored one is fixed, since attendees and designs refer to it. */
export type Row = { id: string; value: CertificateValue; isStored: boolean; isKeyTyped?: boolean }

const rowOf = (value: CertificateValue): Row => ({ id: randomId(), value, isStored: true })

const keyOf = ({ value }: Row) => value.key

const storedRow = (row: Row, { value }: Row): Row => ({
  ...row,
  value: { ...row.value, key: value.key },
  isStored: true,
})

const blank = (): Row => ({
  id: randomId(),
  value: { key: '', label: '', value: null, question_id: null },
  isStored: false,
})

/**
 * The rows of an editor of values.
 * @param name API field of the list, with which the names of its inputs begin
 * @param isPart true for values of a kind, whose list saves them
 */
export function useValueRows(name: string, stored: readonly CertificateValue[], isPart = false) {
  const edited = useEditedRows(stored, { rowOf, keyOf, storedRow, isPart })
  const { rows, set: setRows } = edited
  const at = (nth: number) => `${name}.${nth}`
  return {
    rows,
    isChanged: edited.isChanged,
    takeTheirs: edited.takeTheirs,
    nameAt: at,
    add: () => setRows([...rows, blank()]),
    remove: (row: Row) => setRows(rows.filter((each) => each !== row)),
    moveUp: (from: number) => setRows(rows.toSpliced(from - 1, 2, rows[from]!, rows[from - 1]!)),
    change: (row: Row, changed: Partial<Row>) =>
      setRows(rows.map((each) => (each === row ? { ...row, ...changed } : each))),
    /** Proposes a key for the label of a row. */
    propose: (label: string, row: Row) =>
      keyOfLabel(
        label,
        rows.flatMap((each) => (each === row ? [] : [each.value.key])),
      ),
    read: (values: FormData) => edited.send().map(({ value }, nth) => readValue(values, at(nth), value)),
    saved: edited.saved,
  }
}

export type ValueRows = ReturnType<typeof useValueRows>

/** Reads the fields of a value. The question stays as stored where the event has no questions to select from. */
export function readValue(values: FormData, name: string, stored?: CertificateValue): CertificateValue {
  const question = values.has(`${name}.question_id`) ? textOf(values, `${name}.question_id`) : stored?.question_id
  return {
    key: textOf(values, `${name}.key`),
    label: textOf(values, `${name}.label`),
    value: textOf(values, `${name}.value`) || null,
    question_id: question || null,
  }
}
