import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { may } from '../../../api/sign-in-session.ts'
import { complianceQuery, programmeQuery } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { WayBack } from '../../../components/way-back.tsx'
import { AssignmentsTable } from '../assignments/assignments-table.tsx'
import { programmeMessages } from '../messages/programmes.ts'
import { ProgrammeFacts } from './programme-facts.tsx'

const AssignDialog = lazy(async () => ({ default: (await import('../assign/assign-dialog.tsx')).AssignDialog }))
const DeleteProgramme = lazy(async () => ({ default: (await import('./delete-programme.tsx')).DeleteProgramme }))
const MoveDueDate = lazy(async () => ({ default: (await import('../changes/move-due-date.tsx')).MoveDueDate }))
const ProgrammeDialog = lazy(async () => ({ default: (await import('./programme-dialog.tsx')).ProgrammeDialog }))

type Open = 'assign' | 'move' | 'edit' | 'delete' | null

/** One programme: requirements, people, and what can be done with it. */
export function ProgrammePage() {
  const text = programmeMessages
  const { programmeId } = useParams({ from: '/inside/training/programmes/$programmeId' })
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const id = Number(programmeId)
  const programme = useQuery(programmeQuery(id))
  const counts = useQuery({ ...complianceQuery(id), enabled: may(who, 'analytics:read') })
  const close = () => setOpen(null)
  const { data: of } = programme
  const assign = <Button onClick={() => setOpen('assign')}>{text.assign}</Button>
  const mayWrite = may(who, 'training:write')
  return (
    <>
      <WayBack to="/training/programmes" label={text.title} />
      <PageHead title={of?.name ?? '…'}>{of && mayWrite && <Buttons show={setOpen} />}</PageHead>
      {programme.isPending && <Skeleton height={120} />}
      {programme.isError && <ProblemNote error={programme.error} retry={() => void programme.refetch()} />}
      {of && (
        <>
          <ProgrammeFacts of={of} counts={counts.data?.totals} />
          <AssignmentsTable
            programme={of}
            empty={
              <EmptyNote title={text.noAssignments}>
                <p>{text.noAssignmentsHow}</p>
                {mayWrite && assign}
              </EmptyNote>
            }
          />
          <Suspense>
            {open === 'assign' && <AssignDialog to={of} close={close} />}
            {open === 'move' && <MoveDueDate programmeId={id} emails={null} close={close} />}
            {open === 'edit' && <ProgrammeDialog of={of} close={close} />}
            {open === 'delete' && (
              <DeleteProgramme of={of} done={() => navigate({ to: '/training/programmes' })} close={close} />
            )}
          </Suspense>
        </>
      )}
    </>
  )
}

function Buttons({ show }: { show: (open: Open) => void }) {
  const text = programmeMessages
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => show('delete')}>
        {text.delete}
      </Button>
      <Button variant="default" onClick={() => show('edit')}>
        {text.edit}
      </Button>
      <Button variant="default" onClick={() => show('move')}>
        {text.moveDueDate}
      </Button>
      <Button onClick={() => show('assign')}>{text.assign}</Button>
    </>
  )
}
