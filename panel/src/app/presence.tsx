import { lazy, Suspense, useEffect, useState } from 'react'
import { onPresenceAsked } from '../api/prove-presence.ts'

const PresenceDialog = lazy(async () => ({ default: (await import('./presence-dialog.tsx')).PresenceDialog }))

/** Loads the identity dialog when it is first needed. */
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
