import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { labelOf } from './field-problems.ts'
import { type FormField, fieldsOf } from './form-field.ts'

/** A field that somebody else changed. `shown` is their value as people read it, if another was typed here. */
export type OthersChange = { name: string; label: string | null; theirs: string; shown: string | null }

/** The default of a field in the last render, and the value that counts as not touched. */
type Known = { default: string; base: string; isOurs: boolean; isPending?: boolean }

/** Values of a form by field, as they were sent. */
export type Sent = Map<FormField['id'], string>

/**
 * Follows the defaults of the fields: a field that nobody touched takes a new default, and a field with something typed
 * keeps it. A save makes the values that were sent those that count as not touched, so that later changes stay.
 * @param isBusy true while the form is saved; defaults of that time are followed afterwards
 */
export function useFormValues(form: RefObject<HTMLFormElement | null>, isBusy: boolean, isEdited: () => boolean) {
  const known = useRef(new Map<FormField['id'], Known>())
  const [others, setOthers] = useState<readonly OthersChange[]>([])
  const isWriting = useRef(false)
  const write = (field: FormField, value: string) => {
    isWriting.current = true
    field.write(value)
    isWriting.current = false
  }
  // After every render, as any of them can bring new defaults or new fields.
  useLayoutEffect(() => {
    if (form.current === null) return
    const found: OthersChange[] = []
    const now = new Map<FormField['id'], Known>()
    const fields = fieldsOf(form.current)
    for (const field of fields) {
      const before = known.current.get(field.id)
      const isFollowed = before !== undefined && !isBusy
      now.set(
        field.id,
        isFollowed ? follow(field, before, write, (theirs) => found.push(theirs)) : first(field, before),
      )
    }
    known.current = now
    const isThere = ({ name }: OthersChange) => fields.some((field) => field.name === name)
    if (!others.every(isThere)) setOthers(others.filter(isThere))
    if (found.length === 0 || !isEdited()) return
    const { current } = form
    const labelled = found.map((each) => ({ ...each, label: labelOf(current, each.name) }))
    setOthers((earlier) => [...earlier.filter(({ name }) => !found.some((each) => each.name === name)), ...labelled])
  })
  return {
    others,
    /** True while a new default is written, which is no change by this person. */
    isWriting: () => isWriting.current,
    sending: (): Sent => new Map(form.current ? fieldsOf(form.current).map((field) => [field.id, field.value()]) : []),
    /** Notes that these values are stored. Returns whether something was changed since they were sent. */
    stored: (sent: Sent, isEmptied: boolean): boolean => {
      setOthers([])
      let isChanged = false
      for (const field of form.current ? fieldsOf(form.current) : []) {
        const value = sent.get(field.id)
        if (value === undefined) continue
        const before = known.current.get(field.id) ?? first(field)
        const isSince = field.value() !== value
        if (isSince) isChanged = true
        else if (isEmptied || field.isOnce) write(field, field.default())
        const base = isSince ? value : field.value()
        known.current.set(field.id, { ...before, base, isOurs: value !== before.default, isPending: false })
      }
      return isChanged
    },
    takeTheirs: ({ name, theirs }: OthersChange) => {
      const field = form.current && fieldsOf(form.current).find((each) => each.name === name)
      if (field) write(field, theirs)
      setOthers((earlier) => earlier.filter((each) => each.name !== name))
    },
  }
}

const first = (field: FormField, before?: Known): Known =>
  before ?? {
    default: field.default(),
    base: field.value(),
    isOurs: false,
    isPending: field.id instanceof HTMLSelectElement && field.value() !== field.default(),
  }

/** Takes a new default over where nobody typed, and notes it if it came from somebody else. */
function follow(
  field: FormField,
  before: Known,
  write: (field: FormField, value: string) => void,
  note: (change: OthersChange) => void,
): Known {
  const [value, theirs] = [field.value(), field.default()]
  if (theirs === before.default) {
    // A select whose options were not loaded yet.
    if (!before.isPending || value !== before.base) return before
    write(field, theirs)
    return { ...before, base: field.value(), isPending: field.value() !== theirs }
  }
  if (value === theirs) return { default: theirs, base: theirs, isOurs: false }
  const isTouched = value !== before.base
  if (!before.isOurs) note({ name: field.name, label: null, theirs, shown: isTouched ? field.shown(theirs) : null })
  if (isTouched) return { default: theirs, base: theirs, isOurs: false }
  write(field, theirs)
  return { default: theirs, base: field.value(), isOurs: false }
}
