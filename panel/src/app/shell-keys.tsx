import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { useSingleKeys } from '../components/use-single-keys.ts'
import type { Place } from '../shell-parts/places.ts'
import { useJumps } from './use-jumps.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))
const KeyHelp = lazy(async () => ({ default: (await import('./key-help.tsx')).KeyHelp }))

/** Keyboard shortcuts of every page. The palette and the help load on first use. */
export function ShellKeys({ places }: { places: readonly { path: string; place: Place }[] }) {
  const [shown, setShown] = useState<'palette' | 'help' | null>(null)
  const close = () => setShown(null)
  useJumps(places)
  // The palette is reached from inputs as well.
  useHotkeys([['mod+K', () => setShown('palette')]], [])
  useSingleKeys([['shift+?', () => setShown('help')]])
  return (
    <Suspense>
      {shown === 'palette' && <Palette places={places} help={() => setShown('help')} close={close} />}
      {shown === 'help' && <KeyHelp places={places} close={close} />}
    </Suspense>
  )
}
