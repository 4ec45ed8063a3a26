import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { ruleMessages } from './messages/rules.ts'

/** People who are named before the others are counted. */
const NAMED = 5

type Props = { eventId: number; ruleId: number; done: () => Promise<unknown>; close: () => void }

/** Shows who a rule has not handled yet, then runs it for them. */
export function CatchUp({ eventId, ruleId, done, close }: Props) {
  const text = ruleMessages
  const { formats } = useLanguage()
  return (
    <ActionWithPreview
      title={text.run}
      preview={() => laurel.automations.run(eventId, ruleId, { dry_run: true })}
      label={({ count }) => text.runFor(formats.number(count))}
      isPossible={({ count }) => count > 0}
      action={() => laurel.automations.run(eventId, ruleId)}
      done={async ({ count }) => {
        toast(text.ranFor(formats.number(count)))
        await done()
      }}
      close={close}
    >
      {({ count, subjects }) => (
        <>
          <p>{count === 0 ? text.nothingToRun : text.runAbout}</p>
          <ul>
            {subjects.slice(0, NAMED).map(({ subject_type, subject_id, name, email }) => (
              <li key={`${subject_type} ${subject_id}`}>
                <bdi>{name || email || subject_id}</bdi>
              </li>
            ))}
            {count > NAMED && <li>{text.more(formats.number(count - Math.min(NAMED, subjects.length)))}</li>}
          </ul>
        </>
      )}
    </ActionWithPreview>
  )
}
