import { announced, type EventType } from '../../platform/context/event-type.ts'

/** Returns the first type that is neither in the catalogue nor `*`, with an error message; null when there is none. */
export function findUnknownType(
  catalogue: readonly EventType[],
  types: string[],
): { index: number; message: string } | null {
  const known = announced(catalogue).map(({ type }) => type)
  const index = types.findIndex((type) => type !== '*' && !known.includes(type))
  return index === -1
    ? null
    : { index, message: `${types[index]} is not an event type. Use one of ${known.join(', ')}` }
}
