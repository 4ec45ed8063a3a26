import { useLanguage } from '../messages/use-messages.tsx'
import { Button } from './button.ts'
import { othersMessages } from './messages/others.ts'
import { Note } from './note.tsx'
import type { OthersChange } from './use-form-values.ts'

/** Most characters of a text by somebody else that are shown. */
const MAX_SHOWN = 300

type Props = {
  of: readonly OthersChange[]
  take: (change: OthersChange) => void
  /** Shows the rows of somebody else, where these differ. */
  takeRows: (() => void) | undefined
}

/** Says which fields somebody else changed while this form was edited. */
export function OthersChanges({ of, take, takeRows }: Props) {
  const text = othersMessages
  const { formats } = useLanguage()
  const taken = of.flatMap(({ shown, label }) => (shown === null && label !== null ? [label] : []))
  const kept = of.filter(({ shown }) => shown !== null)
  if (of.length === 0 && !takeRows) return null
  return (
    <Note tone="warning" role="status" title={text.title}>
      {taken.length > 0 && <p>{text.taken(formats.list([...new Set(taken)]))}</p>}
      {kept.map((change) => (
        <KeptField key={change.name} of={change} take={() => take(change)} />
      ))}
      {takeRows && (
        <>
          <p>{text.rows}</p>
          <Button variant="default" size="compact-sm" onClick={takeRows}>
            {text.takeRows}
          </Button>
        </>
      )}
    </Note>
  )
}

function KeptField({ of, take }: { of: OthersChange; take: () => void }) {
  const text = othersMessages
  const label = of.label ?? of.name
  const shown = of.shown ?? ''
  return (
    <>
      <p>{text.kept(label)}</p>
      <p className="soft">
        {shown === '' ? text.empty : <bdi>{shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown}</bdi>}
      </p>
      <Button variant="default" size="compact-sm" onClick={take}>
        {text.take(label)}
      </Button>
    </>
  )
}
