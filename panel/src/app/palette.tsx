import { Spotlight, spotlight } from '@mantine/spotlight'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/spotlight/styles.css'
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { may } from '../api/session.ts'
import { useWords } from '../words/use-words.tsx'
import type { Place } from './places.ts'
import { placeWords } from './places.ts'
import { shellWords } from './shell-words.ts'

type Props = { places: readonly { path: string; place: Place }[]; close: () => void }

/** Every place by its name, from anywhere. Loaded when it is first opened. */
export function Palette({ places, close }: Props) {
  const { who } = useRouteContext({ from: '/inside' })
  const names = useWords(placeWords)
  const text = useWords(shellWords)
  const navigate = useNavigate()
  const { eventId } = useParams({ strict: false })
  useEffect(() => spotlight.open(), [])
  const reachable = places.filter(
    ({ path, place }) =>
      (!place.scope || may(who, place.scope)) &&
      !/\$(?!eventId)/.test(path) &&
      (!path.includes('$eventId') || eventId !== undefined),
  )
  return (
    <Spotlight
      shortcut={null}
      onSpotlightClose={close}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      nothingFound={text.nothingFound}
      searchProps={{ placeholder: text.goTo, 'aria-label': text.goTo }}
      actions={reachable.map(({ path, place }) => ({
        id: `${path} ${place.name}`,
        label: names[place.name],
        description: path.includes('$eventId') ? text.ofThisEvent : '',
        onClick: () => void navigate({ to: path as '/events/$eventId', params: { eventId: eventId! } }),
      }))}
    />
  )
}
