import { lazy, Suspense, useEffect, useState } from 'react'
import { onPresenceAsked } from '../api/presence.ts'

const PresenceDialog = lazy(async () => ({ default: (await import('./presence-dialog.tsx')).PresenceDialog }))

/** Stands ready to ask whether it is them. */
export function Presence() {
  const [end, setEnd] = useState<((proved: boolean) => void) | null>(null)
  useEffect(
    () =>
      onPresenceAsked(
        () =>
          new Promise((resolve) => {
            setEnd(() => (proved: boolean) => {
              setEnd(null)
              resolve(proved)
            })
          }),
      ),
    [],
  )
  return <Suspense>{end && <PresenceDialog end={end} />}</Suspense>
}
