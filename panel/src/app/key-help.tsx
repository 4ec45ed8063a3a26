import { Dialog } from '../components/dialog.tsx'
import { SingleKeysSwitch } from '../components/single-keys-switch.tsx'
import { COLON } from '../messages/use-messages.tsx'
import { placeMessages } from '../shell-parts/messages/places.ts'
import type { Place } from '../shell-parts/places.ts'
import { paletteMessages } from './messages/palette.ts'

const KEYS = [
  ['palette', '⌘K, Ctrl K'],
  ['help', '?'],
  ['search', '/'],
  ['move', 'j, k'],
  ['open', 'Enter, e'],
  ['choose', 'x'],
  ['create', 'c'],
  ['undo', '⌘Z, Ctrl Z'],
  ['close', 'Esc'],
] as const

/** Lists the keyboard shortcuts. Every shortcut also has a button or a link. */
export function KeyHelp({ places, close }: { places: readonly { path: string; place: Place }[]; close: () => void }) {
  const text = paletteMessages
  const names = placeMessages
  const jumps = places.flatMap(({ place: { jump, name } }) => (jump ? [{ jump, name }] : []))
  return (
    <Dialog title={text.keys} close={close}>
      <dl className="keys">
        {KEYS.map(([action, keys]) => (
          <div key={action}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{text.keyOf[action]}</dd>
          </div>
        ))}
        {jumps.map(({ jump, name }) => (
          <div key={name}>
            <dt>
              <kbd>g {jump}</kbd>
            </dt>
            <dd>
              {text.keyOf.jump}
              {COLON} {names[name]}
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch />
    </Dialog>
  )
}
