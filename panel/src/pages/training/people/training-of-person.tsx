import type { TrainingAssignment } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { DetailsDrawer } from '../../../components/dialog.tsx'
import { Facts } from '../../../components/facts.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { personMessages } from '../messages/person.ts'
import { trainingMessages } from '../messages/training.ts'
import { AssignmentLines } from './assignment-lines.tsx'
import { ChangeEmail } from './change-email.tsx'
import { PersonCompletions } from './person-completions.tsx'

/** The most assignments and completions that are shown of a person. */
const MOST = 200

/** The training of the person who has an assignment: all programmes, earlier cycles and completed courses. */
export function TrainingOfPerson({ assignmentId, close }: { assignmentId: number; close: () => void }) {
  const text = personMessages
  const [first, setFirst] = useState<TrainingAssignment | null>(null)
  const opened = useQuery({
    queryKey: [TRAINING, 'assignment', assignmentId],
    queryFn: () => laurel.training.assignments.get(assignmentId),
    retry: false,
  })
  // A deleted assignment keeps the sheet of its person open.
  const of = opened.data ?? first
  if (opened.data && opened.data !== first) setFirst(opened.data)
  return (
    <DetailsDrawer title={<bdi>{of ? of.name || of.email : text.title}</bdi>} close={close}>
      {opened.isPending && <Skeleton height={160} />}
      {opened.isError && of === null && <ProblemNote error={opened.error} retry={() => void opened.refetch()} />}
      {of && <Training name={of.name} email={of.email} close={close} />}
    </DetailsDrawer>
  )
}

function Training({ name, email, close }: { name: string; email: string; close: () => void }) {
  const text = personMessages
  const words = trainingMessages
  const { who } = useRouteContext({ from: '/inside' })
  const [changing, setChanging] = useState(false)
  const assignments = useQuery({
    queryKey: [TRAINING, 'of person', email],
    queryFn: async () => (await laurel.training.assignments.list({ email, limit: MOST })).rows,
  })
  const all = assignments.data ?? []
  const mayWrite = may(who, 'training:write')
  return (
    <div className="stack">
      <Facts
        of={[
          ...(name === '' ? [] : [[words.name, name] as const]),
          [
            words.email,
            <>
              <a href={`mailto:${email}`}>{email}</a>{' '}
              <Link to="/person" search={{ email } as never}>
                {text.everything}
              </Link>
            </>,
          ],
        ]}
      />
      {mayWrite && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setChanging(true)}>
            {text.changeEmail}
          </Button>
        </div>
      )}
      {assignments.isPending && <Skeleton height={120} />}
      {assignments.isError && <ProblemNote error={assignments.error} retry={() => void assignments.refetch()} />}
      <AssignmentLines
        title={text.current}
        of={all.filter(({ renewed_at }) => renewed_at === null)}
        mayChange={mayWrite}
      />
      <AssignmentLines
        title={text.earlier}
        of={all.filter(({ renewed_at }) => renewed_at !== null)}
        mayChange={false}
      />
      <PersonCompletions email={email} />
      {changing && <ChangeEmail from={email} done={close} close={() => setChanging(false)} />}
    </div>
  )
}
