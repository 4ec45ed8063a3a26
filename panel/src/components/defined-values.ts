import type { Event } from '@laurel/client'

type Defining = Pick<Event, 'certificate_values' | 'certificate_kinds'>

/** Returns the values that an event and its kinds of certificate define, each key once. */
export function definedValues(event: Defining | undefined): { key: string; label: string }[] {
  const all = [
    ...(event?.certificate_values ?? []),
    ...(event?.certificate_kinds ?? []).flatMap(({ values }) => values),
  ]
  return all.filter(({ key }, nth) => all.findIndex((each) => each.key === key) === nth)
}
