import { messages, useMessages } from '../messages/use-messages.tsx'
import { singleKeys, useSingleKeysOn } from './use-single-keys.ts'

const text = messages({
  en: {
    label: 'Keys of one letter',
    about: 'j, k, x, c, /, ? and g do something by themselves. This browser remembers it.',
  },
  tr: {
    label: 'Tek harfli tuşlar',
    about: 'j, k, x, c, /, ? ve g tek başlarına bir iş yapar. Bu tarayıcı bunu hatırlar.',
  },
})

/** Switches keys of one letter off and on. */
export function SingleKeysSwitch() {
  const { label, about } = useMessages(text)
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
