import './event-menu.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { eventQuery } from '../api/event-queries.ts'
import { groupMessages } from '../shell-parts/messages/places.ts'
import { usePlaceMenu } from '../shell-parts/place-menu.ts'

/** Pages of the open event below “Events” in the side bar, grouped by when they are needed. */
export function EventMenu({ eventId }: { eventId: number }) {
  const groups = groupMessages
  const { data: event } = useQuery(eventQuery(eventId))
  const places = usePlaceMenu('event')
  const menu = useRef<HTMLDivElement>(null)
  const open = places.find(({ isOpen }) => isOpen)?.path
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu is longer than a low window, so the open page is brought into sight.
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <div ref={menu} className="event-menu wide" role="group" aria-label={event?.name ?? '…'}>
      <div className="event-menu-name" aria-hidden>
        <bdi>{event?.name}</bdi>
      </div>
      {[...Map.groupBy(places, ({ group }) => group)].map(([group, places]) => {
        const links = places.map(({ path, name, isOpen }) => (
          <Link
            key={path}
            to={path as '/events/$eventId'}
            params={{ eventId }}
            activeOptions={{ exact: true, includeSearch: false }}
            {...(isOpen && { 'aria-current': 'page' as const })}
          >
            {name}
          </Link>
        ))
        const heading = group && groups[group]
        if (heading === undefined) return links
        return (
          <div key={group} role="group" aria-label={heading}>
            <div className="event-menu-group" aria-hidden>
              {heading}
            </div>
            {links}
          </div>
        )
      })}
    </div>
  )
}
