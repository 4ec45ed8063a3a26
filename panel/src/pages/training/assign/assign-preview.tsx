import type { NewTrainingAssignments, TrainingProgramme } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { assignProgramme, previewAssigning } from '../../../api/assign-programme.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { assignMessages } from '../messages/assign.ts'

/** People to assign a programme to, in requests that the service takes. */
export type Assignment = NewTrainingAssignments

const AT_ONCE = 1_000

type Props = { to: TrainingProgramme; of: Assignment; back: () => void; close: () => void }

/** Counts the people who would get a programme, and assigns it to them. */
export function AssignPreview({ to, of, back, close }: Props) {
  const text = assignMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const batches = batchesOf(of)
  const preview = async () => {
    const sum = { would_assign: 0, already_assigned: 0 }
    for (const batch of batches) {
      const part = await previewAssigning(to.id, batch)
      sum.would_assign += part.would_assign
      sum.already_assigned += part.already_assigned
    }
    return sum
  }
  const assign = async () => {
    let assigned = 0
    for (const batch of batches) {
      assigned += (await assignProgramme(to.id, batch)).assigned
      setSent((before) => before + batch.people.length)
    }
    return assigned
  }
  return (
    <ActionWithPreview
      title={text.title(to.name)}
      preview={preview}
      isPossible={({ would_assign }) => would_assign > 0}
      label={({ would_assign }) => text.assign(would_assign, formats)}
      action={assign}
      done={async (assigned) => {
        toast(text.assigned(assigned, formats))
        close()
        await client.invalidateQueries({ queryKey: [TRAINING] })
      }}
      close={back}
    >
      {({ would_assign, already_assigned }) => (
        <>
          <p>{would_assign === 0 ? text.nobody : text.would(would_assign, formats)}</p>
          {would_assign > 0 && already_assigned > 0 && <p>{text.had(already_assigned, formats)}</p>}
          {sent > 0 && <p role="status">{text.progress(formats.number(sent), formats.number(of.people.length))}</p>}
        </>
      )}
    </ActionWithPreview>
  )
}

function batchesOf({ people, ...rest }: Assignment): Assignment[] {
  return Array.from({ length: Math.ceil(people.length / AT_ONCE) }, (_, nth) => ({
    ...rest,
    people: people.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
  }))
}
