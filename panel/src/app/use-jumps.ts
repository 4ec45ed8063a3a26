import { useHotkeys } from '@mantine/hooks'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Place } from './places.ts'

const WITHIN_MS = 1_200

/** `g` and then the letter of a place leads there. Places of an event are those of the one that is open. */
export function useJumps(places: readonly { path: string; place: Place }[]): void {
  const pressed = useRef(0)
  const navigate = useNavigate()
  const { eventId } = useParams({ strict: false })
  const jumps = places.flatMap(({ path, place: { jump, within } }): [string, () => void][] => {
    if (jump === undefined || (within === 'event' && eventId === undefined)) return []
    const go = () => {
      if (performance.now() - pressed.current < WITHIN_MS)
        void navigate({ to: path as '/events/$eventId', params: { eventId: eventId! } })
      pressed.current = Number.NEGATIVE_INFINITY
    }
    return [[jump, go]]
  })
  const press = () => {
    pressed.current = performance.now()
  }
  useHotkeys([['g', press], ...jumps])
}
