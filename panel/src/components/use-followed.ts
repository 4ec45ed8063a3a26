import { useState } from 'react'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** State of a field that begins with a stored value, and follows it until it is edited. */
export function useFollowed<Value>(stored: Value) {
  const [{ base, value }, setState] = useState({ base: stored, value: stored })
  if (!isSame(stored, base)) setState({ base: stored, value: isSame(value, base) ? stored : value })
  return [value, (value: Value) => setState((now) => ({ ...now, value }))] as const
}
