import type { TrainingProgramme } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { complianceQuery, TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Column } from '../../../components/list-types.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { programmeMessages } from '../messages/programmes.ts'
import { trainingMessages } from '../messages/training.ts'
import { ProgrammeDialog } from './programme-dialog.tsx'

/** Programmes of events and courses that people must complete. */
export function ProgrammesPage() {
  const text = programmeMessages
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const mayWrite = may(who, 'training:write')
  useSingleKeys([['c', () => setCreating(mayWrite)]])
  const create = mayWrite && <Button onClick={() => setCreating(true)}>{text.create}</Button>
  const open = ({ id }: { id: number }) =>
    navigate({ to: '/training/programmes/$programmeId', params: { programmeId: String(id) } })
  return (
    <>
      <PageHead title={text.title}>{create}</PageHead>
      <DataTable<TrainingProgramme>
        name={text.title}
        id="programmes"
        queryKey={[TRAINING, 'programmes']}
        ask={laurel.training.programmes.list}
        columns={useProgrammeColumns()}
        onOpen={(programme) => void open(programme)}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            {create}
          </EmptyNote>
        }
      />
      {creating && <ProgrammeDialog of={null} done={open} close={() => setCreating(false)} />}
    </>
  )
}

function useProgrammeColumns(): Column<TrainingProgramme>[] {
  const text = programmeMessages
  const { statuses } = trainingMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const counts = useQuery({ ...complianceQuery(), enabled: may(who, 'analytics:read') }).data?.programmes
  const countOf = (id: number, status: 'compliant' | 'due' | 'overdue') => {
    const found = counts?.find(({ programme_id }) => programme_id === id)
    return found === undefined ? '' : formats.number(found[status])
  }
  const count = (status: 'compliant' | 'due' | 'overdue'): Column<TrainingProgramme> => ({
    key: status,
    name: statuses[status],
    width: '7rem',
    isNumber: true,
    show: ({ id }) => countOf(id, status),
  })
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(12rem, 2fr)',
      phone: 'first',
      show: ({ id, name }) => (
        <Link to="/training/programmes/$programmeId" params={{ programmeId: String(id) }}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'requirements',
      name: text.requirements,
      width: 'minmax(12rem, 3fr)',
      phone: 'second',
      show: ({ requirements }) => <bdi>{requirements.map(({ name }) => name).join(', ') || '–'}</bdi>,
    },
    {
      key: 'renew_months',
      name: text.renewed,
      width: 'minmax(8rem, 1fr)',
      phone: 'aside',
      show: ({ renew_months }) => (renew_months === null ? text.once : text.renews(renew_months, formats)),
    },
    ...(may(who, 'analytics:read') ? [count('overdue'), count('due'), count('compliant')] : []),
  ]
}
