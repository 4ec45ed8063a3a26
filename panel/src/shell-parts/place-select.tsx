import { useNavigate, useParams } from '@tanstack/react-router'
import { groupMessages } from './messages/places.ts'
import type { MenuPlace } from './place-menu.ts'

/** The menu of a phone: the open page is always in sight, and the others are one tap away. */
export function PlaceSelect({ label, places }: { label: string; places: readonly MenuPlace[] }) {
  const navigate = useNavigate()
  const params = useParams({ strict: false })
  const groups = groupMessages
  const grouped = [...Map.groupBy(places, ({ group }) => group)]
  const optionOf = ({ path, name }: MenuPlace) => (
    <option key={path} value={path}>
      {name}
    </option>
  )
  return (
    <select
      className="place-select"
      aria-label={label}
      value={places.find(({ isOpen }) => isOpen)?.path ?? ''}
      onChange={(event) => void navigate({ to: event.currentTarget.value as '/', params: params as never })}
    >
      {grouped.map(([group, places]) => {
        const heading = group && groups[group]
        if (heading === undefined) return places.map(optionOf)
        return (
          <optgroup key={group} label={heading}>
            {places.map(optionOf)}
          </optgroup>
        )
      })}
    </select>
  )
}
