import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { useSingleKeys } from '../components/use-single-keys.ts'
import type { Place } from '../shell-parts/places.ts'
import { useJumps } from './use-jumps.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))
const KeyHelp = lazy(async () => ({ default: (await import('./key-help.tsx')).KeyHelp }))

/** Name of the dialog that is open over every page; null for none. */
export type Over = 'palette' | 'help' | null

type Props = { places: readonly { path: string; place: Place }[]; shown: Over; show: (over: Over) => void }

/** Keyboard shortcuts of every page. The palette and the help load on first use. */
export function ShellKeys({ places, shown, show }: Props) {
  const close = () => show(null)
  useJumps(places)
  // The palette is reached from inputs as well.
  useHotkeys([['mod+K', () => show('palette')]], [])
  useSingleKeys([['?', () => show('help')]])
  return (
    <Suspense>
      {shown === 'palette' && <Palette help={() => show('help')} close={close} />}
      {shown === 'help' && <KeyHelp places={places} close={close} />}
    </Suspense>
  )
}
