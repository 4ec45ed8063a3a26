import type { Guest } from '../decide/door-guest.ts'
import type { Camera } from '../read/camera.ts'
import { makeStore, type Store } from '../run/door-state.ts'
import type { Door } from '../run/open-door.ts'

/** The parts of the screen that are open, apart from the door itself. */
type ScreenState = {
  found: Guest[] | null
  camera: 'off' | 'starting' | 'on'
  cameraProblem: string | null
  running: Camera | null
  isLit: boolean
  walkInProblem: string | null
  pinProblem: string | null
  /** The number of unsent scans that signing out would lose; null: not asked. */
  losing: number | null
  hasUpdate: boolean
  /** The printing of a name badge, shown until the verdict with this number is replaced. */
  badge: { nth: number; state: BadgeState }
}

type BadgeState = 'none' | 'printing' | 'offline' | 'failed' | 'no_viewer'

export type Screen = { door: Door; ui: Store<ScreenState> }

export function makeScreen(door: Door): Screen {
  const ui = makeStore<ScreenState>({
    found: null,
    camera: 'off',
    cameraProblem: null,
    running: null,
    isLit: false,
    walkInProblem: null,
    pinProblem: null,
    losing: null,
    hasUpdate: false,
    badge: { nth: 0, state: 'none' },
  })
  return { door, ui }
}
