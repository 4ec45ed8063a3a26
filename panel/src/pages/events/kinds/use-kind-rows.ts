import type { Event } from '@laurel/client'
import { useState } from 'react'
import { textOf } from '../../../components/fields.tsx'
import { keyOfLabel } from '../values/key-of-label.ts'
import type { CertificateValue } from '../values/use-value-rows.ts'
import { NEVER, readValidity } from './validity.ts'

type Kind = Event['certificate_kinds'][number]

/** A kind in the editor. The key of a stored one is fixed, since certificates have it. */
export type KindRow = { id: string; kind: Kind; isStored: boolean; isKeyTyped?: boolean }

const NAME = 'certificate_kinds'
/** Key of the kind that the event itself describes. */
const DEFAULT_KIND = 'attendee'

const rowsOf = (kinds: readonly Kind[]): KindRow[] =>
  kinds.map((kind) => ({ id: crypto.randomUUID(), kind, isStored: true }))

const blank = (): KindRow => ({
  id: crypto.randomUUID(),
  kind: { kind: '', label: '', template_id: null, ...NEVER, values: [] },
  isStored: false,
})

/** The rows of the editor of kinds of an event. */
export function useKindRows(event: Event) {
  const [rows, setRows] = useState(() => rowsOf(event.certificate_kinds))
  return {
    rows,
    nameAt: (nth: number) => `${NAME}.${nth}`,
    add: () => setRows([...rows, blank()]),
    remove: (row: KindRow) => setRows(rows.filter((each) => each !== row)),
    change: (row: KindRow, changed: Partial<KindRow>) =>
      setRows(rows.map((each) => (each === row ? { ...row, ...changed } : each))),
    propose: (label: string, row: KindRow) =>
      keyOfLabel(label, [DEFAULT_KIND, ...rows.flatMap((each) => (each === row ? [] : [each.kind.kind]))]),
    read: (values: FormData) => rows.map((_, nth) => readKind(values, `${NAME}.${nth}`, event.event_timezone)),
    /** Begins again with the saved kinds. */
    reset: (saved: readonly Kind[]) => setRows(rowsOf(saved)),
  }
}

export type KindRows = ReturnType<typeof useKindRows>

function readKind(values: FormData, name: string, zone: string): Kind {
  const design = textOf(values, `${name}.template_id`)
  return {
    kind: textOf(values, `${name}.kind`),
    label: textOf(values, `${name}.label`),
    template_id: design === '' ? null : Number(design),
    ...readValidity(values, `${name}.`, zone),
    values: readValues(values, `${name}.values`),
  }
}

function readValues(values: FormData, name: string): CertificateValue[] {
  const read: CertificateValue[] = []
  for (let at = `${name}.0`; values.has(`${at}.key`); at = `${name}.${read.length}`)
    read.push({
      key: textOf(values, `${at}.key`),
      label: textOf(values, `${at}.label`),
      value: textOf(values, `${at}.value`) || null,
      question_id: textOf(values, `${at}.question_id`) || null,
    })
  return read
}
