import type { Event } from '@laurel/client'
import { Button } from '../../components/button.ts'
import { SettingsGroup } from '../../shell-parts/settings-group.tsx'
import { KindCard } from './kind-card.tsx'
import { kindMessages } from './kinds/messages.ts'
import { useKindRows } from './kinds/use-kind-rows.ts'

/** Most kinds of an event. */
const MAX_KINDS = 20

/** Editor of the kinds of certificate in addition to that of attendees. */
export function KindSettings({ of }: { of: Event }) {
  const text = kindMessages
  const kinds = useKindRows(of)
  return (
    <SettingsGroup
      of={of}
      title={text.title}
      read={(sent) => ({ certificate_kinds: kinds.read(sent) })}
      done={(saved) => kinds.saved(saved.certificate_kinds)}
      isChanged={kinds.isChanged}
      takeRows={kinds.takeTheirs}
    >
      <p className="soft">{text.about}</p>
      {kinds.rows.map((row, nth) => (
        <KindCard key={row.id} {...{ row, nth, kinds }} event={of} />
      ))}
      {kinds.rows.length < MAX_KINDS && (
        <div>
          <Button variant="default" onClick={kinds.add}>
            {text.add}
          </Button>
        </div>
      )}
    </SettingsGroup>
  )
}
