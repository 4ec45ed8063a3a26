import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { may } from '../api/sign-in-session.ts'
import { useMessages } from '../messages/use-messages.tsx'
import { placeMessages } from '../shell-parts/messages/places.ts'
import { PlaceOutlet } from '../shell-parts/place-outlet.tsx'
import type { Place } from '../shell-parts/places.ts'
import { placesOf } from '../shell-parts/places-of.ts'

/** Around the pages of a part of the panel: their names, side by side. */
export function Section({ within }: { within: NonNullable<Place['within']> }) {
  const { who } = useRouteContext({ from: '/inside' })
  const names = useMessages(placeMessages)
  const router = useRouter()
  const places = placesOf(router.routesById as never).filter(
    ({ place }) => place.within === within && (!place.scope || may(who, place.scope)),
  )
  const root = places[0]?.path
  return (
    <>
      <nav className="tabs" aria-label={names[within as 'developers' | 'settings']}>
        {places.map(({ path, place }) => (
          <Link key={path} to={path as '/'} activeOptions={{ exact: path === root, includeSearch: false }}>
            {names[place.name]}
          </Link>
        ))}
      </nav>
      <PlaceOutlet />
    </>
  )
}
