import type { RegistrationType } from '@laurel/client'

/** The places that are free for one person. */
export type PlacesFor = {
  /** null: no limit. */
  free: number | null
  /** Name of their registration type if that is the one without a free place. */
  fullType: string | null
}

/**
 * Returns the places that are free for a person with a registration type.
 * @param free places of the event; null for no limit
 * @param typeId null for a person without a type
 */
export function placesFor(free: number | null, types: readonly RegistrationType[], typeId: number | null): PlacesFor {
  const type = types.find(({ id }) => id === typeId)
  if (type === undefined || type.capacity === null) return { free, fullType: null }
  const ofType = Math.max(0, type.capacity - type.taken)
  return { free: Math.min(ofType, free ?? ofType), fullType: ofType === 0 && free !== 0 ? type.name : null }
}
