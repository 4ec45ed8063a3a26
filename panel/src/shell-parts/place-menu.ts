import { useLocation, useParams, useRouteContext, useRouter } from '@tanstack/react-router'
import { may, type SignedIn } from '../api/sign-in-session.ts'
import { placeMessages } from './messages/places.ts'
import type { Place, PlaceName } from './places.ts'
import { placesOf } from './places-of.ts'

/** Main pages that have a place in the bar of a phone; its account page links to the others. */
export const ON_PHONE: readonly PlaceName[] = ['overview', 'events', 'designs', 'certificates']

/** True if the person may open a page, or one page of a section. */
export const mayOpen = (who: SignedIn, { scope, anyOf }: Place) =>
  (!scope || may(who, scope)) && (!anyOf || anyOf.some((scope) => may(who, scope)))

export type MenuPlace = { path: string; name: string; isOpen: boolean; group: Place['group'] }

/** Pages of a menu that the person may open, and which of them is open: also while a page below it is. */
export function usePlaceMenu(within: NonNullable<Place['within']>): MenuPlace[] {
  const { who } = useRouteContext({ from: '/inside' })
  const names = placeMessages
  const router = useRouter()
  const { pathname } = useLocation()
  const { eventId } = useParams({ strict: false })
  const places = placesOf(router.routesById as never).filter(
    ({ place }) => place.within === within && mayOpen(who, place),
  )
  const isAbove = (path: string) => `${pathname}/`.startsWith(`${path.replace('$eventId', String(eventId))}/`)
  const open = places.filter(({ path }) => isAbove(path)).toSorted((a, b) => b.path.length - a.path.length)[0]
  return places.map(({ path, place }) => ({
    path,
    name: names[place.name],
    isOpen: path === open?.path,
    group: place.group,
  }))
}
