import type { AnyRoute } from '@tanstack/react-router'
import type { Place } from './places.ts'

/** Every place, with its full path such as `/events/$eventId/attendees`. */
export function placesOf(routes: Record<string, AnyRoute>): { path: string; place: Place }[] {
  return Object.values(routes).flatMap(({ fullPath, options }) => {
    const place = options.staticData?.place
    return place ? [{ path: String(fullPath).replace(/(.)\/$/, '$1'), place }] : []
  })
}
