import { singleKeyMessages } from './messages/keys.ts'
import { singleKeys, useSingleKeysOn } from './use-single-keys.ts'

/** Switches keys of one letter off and on. */
export function SingleKeysSwitch() {
  const { label, about } = singleKeyMessages
  const areOn = useSingleKeysOn()
  return (
    <label className="switch">
      <input type="checkbox" checked={areOn} onChange={(event) => singleKeys.set(event.currentTarget.checked)} />
      <span>
        {label}
        <span className="soft about">{about}</span>
      </span>
    </label>
  )
}
