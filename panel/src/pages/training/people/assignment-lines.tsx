import type { TrainingAssignment } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { programmesQuery, TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { DeleteAssignments } from '../changes/delete-assignments.tsx'
import { dueDay } from '../due-day.ts'
import { personMessages } from '../messages/person.ts'
import { StatusBadge } from '../status-badge.tsx'
import { EditAssignment } from './edit-assignment.tsx'
import '../training.css'

type Props = { title: string; of: readonly TrainingAssignment[]; mayChange: boolean }
type Change = { action: 'edit' | 'delete'; of: TrainingAssignment } | null

/** Assignments of one person, each with its programme, status and days; none where there are none. */
export function AssignmentLines({ title, of, mayChange }: Props) {
  const text = personMessages
  const client = useQueryClient()
  const programmes = useQuery(programmesQuery).data
  const [change, setChange] = useState<Change>(null)
  const nameOf = (id: number) => programmes?.find((programme) => programme.id === id)?.name ?? String(id)
  const close = () => setChange(null)
  const stale = () => void client.invalidateQueries({ queryKey: [TRAINING] })
  if (of.length === 0) return null
  return (
    <section className="stack">
      <h3 className="group-title">{title}</h3>
      <ul className="training-lines">
        {of.map((each) => (
          <li key={each.id}>
            <span>
              <Link
                to="/training/programmes/$programmeId"
                params={{ programmeId: String(each.programme_id) }}
                search={{} as never}
              >
                <bdi>{nameOf(each.programme_id)}</bdi>
              </Link>
              <Days of={each} />
            </span>
            <span className="row">
              <StatusBadge status={each.status} />
              {mayChange && (
                <Button variant="default" size="compact-sm" onClick={() => setChange({ action: 'edit', of: each })}>
                  {text.edit}
                </Button>
              )}
              {mayChange && (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  onClick={() => setChange({ action: 'delete', of: each })}
                >
                  {text.delete}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {change?.action === 'edit' && (
        <EditAssignment of={change.of} programme={nameOf(change.of.programme_id)} close={close} />
      )}
      {change?.action === 'delete' && <DeleteAssignments ids={[change.of.id]} done={stale} close={close} />}
    </section>
  )
}

function Days({ of: { cycle, due_date, completed_at } }: { of: TrainingAssignment }) {
  const text = personMessages
  const { formats } = useLanguage()
  const said = [
    ...(cycle > 1 ? [text.cycle(formats.number(cycle))] : []),
    ...(due_date === null ? [] : [text.dueOn(dueDay(due_date, formats))]),
    ...(completed_at === null ? [] : [text.completedOn(formats.moment(completed_at))]),
  ]
  return <span className="soft training-days">{said.join(' · ')}</span>
}
