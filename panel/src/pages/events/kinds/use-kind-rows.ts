import type { Event } from '@laurel/client'
import { DEFAULT_KIND } from '../../../components/default-kind.ts'
import { numberIn, textOf } from '../../../components/fields.tsx'
import { keyOfLabel } from '../../../components/key-of-label.ts'
import { randomId } from '../../../components/random-id.ts'
import { useEditedRows } from '../../../components/use-edited-rows.ts'
import { type CertificateValue, readValue } from '../values/use-value-rows.ts'
import { NEVER, readValidity } from './validity.ts'

type Kind = Event['certificate_kinds'][number]

/** A kind in the editor. The key of a stored one is fixed, since certificates have it. */
export type KindRow = { id: string; kind: Kind; isStored: boolean; isKeyTyped?: boolean }

const NAME = 'certificate_kinds'

const rowOf = (kind: Kind): KindRow => ({ id: randomId(), kind, isStored: true })

const keyOf = ({ kind }: KindRow) => kind.kind

const storedRow = ({ kind, ...row }: KindRow, saved: KindRow): KindRow => ({
  ...row,
  kind: { ...saved.kind, label: kind.label },
  isStored: true,
})

const blank = (): KindRow => ({
  id: randomId(),
  kind: { kind: '', label: '', template_id: null, ...NEVER, values: [] },
  isStored: false,
})

/** The rows of the editor of kinds of an event. */
export function useKindRows(event: Event) {
  const edited = useEditedRows(event.certificate_kinds, { rowOf, keyOf, storedRow })
  const { rows, set: setRows } = edited
  return {
    rows,
    isChanged: edited.isChanged,
    takeTheirs: edited.takeTheirs,
    nameAt: (nth: number) => `${NAME}.${nth}`,
    add: () => setRows([...rows, blank()]),
    remove: (row: KindRow) => setRows(rows.filter((each) => each !== row)),
    change: (row: KindRow, changed: Partial<KindRow>) =>
      setRows(rows.map((each) => (each === row ? { ...row, ...changed } : each))),
    propose: (label: string, row: KindRow) =>
      keyOfLabel(label, [DEFAULT_KIND, ...rows.flatMap((each) => (each === row ? [] : [each.kind.kind]))]),
    read: (values: FormData) => edited.send().map((_, nth) => readKind(values, `${NAME}.${nth}`, event.event_timezone)),
    saved: edited.saved,
  }
}

export type KindRows = ReturnType<typeof useKindRows>

function readKind(values: FormData, name: string, zone: string): Kind {
  return {
    kind: textOf(values, `${name}.kind`),
    label: textOf(values, `${name}.label`),
    template_id: numberIn(values, `${name}.template_id`),
    ...readValidity(values, `${name}.`, zone),
    values: readValues(values, `${name}.values`),
  }
}

function readValues(values: FormData, name: string): CertificateValue[] {
  const read: CertificateValue[] = []
  for (let at = `${name}.0`; values.has(`${at}.key`); at = `${name}.${read.length}`) read.push(readValue(values, at))
  return read
}
