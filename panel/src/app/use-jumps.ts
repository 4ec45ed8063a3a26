import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isTyped, singleKeys } from '../components/use-single-keys.ts'
import type { Place } from '../shell-parts/places.ts'

const WITHIN_MS = 1_200

/**
 * `g` and then the letter of a place leads there. Places of an event are those of the one that is open. The letter is heard
 * before the page, on which it may mean something else.
 */
export function useJumps(places: readonly { path: string; place: Place }[]): void {
  const navigate = useNavigate()
  const { eventId } = useParams({ strict: false })
  const until = useRef(0)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isTyped(event) || !singleKeys.areOn()) return
      const now = performance.now()
      if (event.key === 'g') {
        until.current = now + WITHIN_MS
        return
      }
      const to = now < until.current && places.find(({ place }) => place.jump === event.key)
      until.current = 0
      if (!to || (to.place.within === 'event' && eventId === undefined)) return
      event.preventDefault()
      event.stopPropagation()
      void navigate({ to: to.path as '/events/$eventId', params: { eventId: eventId! } })
    }
    document.addEventListener('keydown', hear, { capture: true })
    return () => document.removeEventListener('keydown', hear, { capture: true })
  }, [places, eventId, navigate])
}
