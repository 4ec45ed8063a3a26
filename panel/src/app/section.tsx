import { Link } from '@tanstack/react-router'
import { placeMessages } from '../shell-parts/messages/places.ts'
import { usePlaceMenu } from '../shell-parts/place-menu.ts'
import { PlaceOutlet } from '../shell-parts/place-outlet.tsx'
import { PlaceSelect } from '../shell-parts/place-select.tsx'
import type { SectionName } from '../shell-parts/places.ts'

/** Around the pages of a part of the panel: their names, side by side; on a phone in a list. Pages below one belong to it. */
export function Section({ within }: { within: SectionName }) {
  const names = placeMessages
  const places = usePlaceMenu(within)
  const root = places[0]?.path
  return (
    <>
      <PlaceSelect label={names[within]} places={places} />
      <nav className="tabs" aria-label={names[within]}>
        {places.map(({ path, name, isOpen }) => (
          <Link
            key={path}
            to={path as '/'}
            activeOptions={{ exact: path === root, includeSearch: false }}
            data-open={isOpen || undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <PlaceOutlet />
    </>
  )
}
