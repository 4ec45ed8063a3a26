import type { Event } from '@laurel/client'
import { useState } from 'react'
import { textOf } from '../../../components/fields.tsx'
import { keyOfLabel } from '../../../components/key-of-label.ts'
import { randomId } from '../../../components/random-id.ts'

export type CertificateValue = Event['certificate_values'][number]

/** A value in the editor. The key of a stored one is fixed, since attendees and designs refer to it. */
export type Row = { id: string; value: CertificateValue; isStored: boolean; isKeyTyped?: boolean }

const rowsOf = (values: readonly CertificateValue[]): Row[] =>
  values.map((value) => ({ id: randomId(), value, isStored: true }))

const blank = (): Row => ({
  id: randomId(),
  value: { key: '', label: '', value: null, question_id: null },
  isStored: false,
})

/**
 * The rows of an editor of values.
 * @param name API field of the list, with which the names of its inputs begin
 */
export function useValueRows(name: string, stored: readonly CertificateValue[]) {
  const [rows, setRows] = useState(() => rowsOf(stored))
  const at = (nth: number) => `${name}.${nth}`
  return {
    rows,
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
    read: (values: FormData) => rows.map(({ value }, nth) => readValue(values, at(nth), value)),
    /** Begins again with what has been saved. */
    reset: (saved: readonly CertificateValue[]) => setRows(rowsOf(saved)),
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
