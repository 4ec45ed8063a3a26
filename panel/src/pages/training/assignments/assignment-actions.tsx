import type { TrainingAssignment, TrainingProgramme } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import type { Chosen } from '../../../components/list-types.ts'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { DeleteAssignments } from '../changes/delete-assignments.tsx'
import { MoveDueDate } from '../changes/move-due-date.tsx'
import { StartAgain } from '../changes/start-again.tsx'
import { assignmentMessages } from '../messages/assignments.ts'

/** The service takes as many people at a time. */
const MOST = 1_000

type Filter = { status?: string; search?: string }
type Props = { programme: TrainingProgramme; chosen: Chosen; filter: Filter; done: () => void }
type Action = 'move' | 'again' | 'delete'

/** Actions for the selected assignments of a programme. */
export function AssignmentActions({ programme, chosen, filter, done }: Props) {
  const text = assignmentMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [action, setAction] = useState<{ name: Action; of: TrainingAssignment[] } | null>(null)
  const [isReading, setReading] = useState(false)
  const begin = async (name: Action) => {
    if (chosen.count > MOST) return toast(text.tooMany(formats.number(MOST)))
    setReading(true)
    try {
      setAction({ name, of: await readChosen(programme.id, chosen, filter) })
    } finally {
      setReading(false)
    }
  }
  const close = async () => {
    setAction(null)
    await client.invalidateQueries({ queryKey: [TRAINING] })
  }
  const emails = [...new Set(action?.of.map(({ email }) => email))]
  return (
    <>
      {(['move', 'again', 'delete'] as const).map((name) => (
        <Button key={name} variant="default" size="compact-sm" loading={isReading} onClick={() => void begin(name)}>
          {name === 'move' ? text.moveDueDate : text[name]}
        </Button>
      ))}
      {action?.name === 'move' && <MoveDueDate programmeId={programme.id} {...{ emails, done, close }} />}
      {action?.name === 'again' && <StartAgain programmeId={programme.id} {...{ done, close }} people={action.of} />}
      {action?.name === 'delete' && <DeleteAssignments ids={action.of.map(({ id }) => id)} {...{ done, close }} />}
    </>
  )
}

/** The selected assignments: those with the chosen ids, or all that search and filters leave. */
async function readChosen(programmeId: number, { all, ids }: Chosen, filter: Filter): Promise<TrainingAssignment[]> {
  const rows: TrainingAssignment[] = []
  const query = { limit: 200, ...(all && filter) } as { limit: number }
  for await (const row of laurel.training.programmes.listAssignments(programmeId, query)) {
    if (all || ids.includes(row.id)) rows.push(row)
    if (rows.length === (all ? MOST : ids.length)) break
  }
  return rows
}
