import type { ContactProperty, NewContactProperty } from '@laurel/client'
import { laurel } from '../../../api/laurel.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { crmSettingsMessages } from '../messages/settings.ts'

type Props = {
  stored: readonly ContactProperty[]
  given: NewContactProperty[]
  done: (saved: ContactProperty[]) => Promise<void>
  close: () => void
}

/** Asks before fields are saved that lose the values of contacts, and names them. */
export function DeleteValues({ stored, given, done, close }: Props) {
  const text = crmSettingsMessages
  const lost = stored.filter(({ key, type }) => !given.some((each) => each.key === key && each.type === type))
  return (
    <ActionWithPreview
      title={text.lostTitle}
      isDanger
      label={text.lostSave}
      action={() => laurel.crm.properties.set(given, { cascade: true })}
      done={done}
      close={close}
    >
      <p>{text.lostAbout}</p>
      <ul className="problems">
        {lost.map(({ key, label }) => (
          <li key={key}>
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
    </ActionWithPreview>
  )
}
