import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { SITE } from '../../../api/site.ts'
import { programmesQuery, TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { ExportFormat } from '../../../components/list-types.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useList } from '../../../components/use-list.ts'
import type { Asked } from '../../../components/use-rows.ts'
import { complianceMessages } from '../messages/compliance.ts'
import { trainingMessages } from '../messages/training.ts'
import { CompliancePart } from './compliance-part.tsx'
import { type MatrixRow, useMatrixColumns } from './matrix-columns.tsx'

const TrainingOfPerson = lazy(async () => ({
  default: (await import('../people/training-of-person.tsx')).TrainingOfPerson,
}))

/** Status of all people and programmes: figures, a trend, and a row for each person, overdue people first. */
export function CompliancePage() {
  const text = complianceMessages
  const words = trainingMessages
  const { who } = useRouteContext({ from: '/inside' })
  const list = useList(['programme_id', 'status'])
  const programmes = useQuery(programmesQuery).data ?? []
  const ofProgramme = list.filters['programme_id']
  return (
    <>
      <PageHead title={text.title}>
        {may(who, 'analytics:read') && (
          <Button component="a" variant="default" href={assignmentsFile(list.filters)}>
            {text.assignmentsFile}
          </Button>
        )}
      </PageHead>
      {may(who, 'analytics:read') && <CompliancePart programmeId={ofProgramme ? Number(ofProgramme) : undefined} />}
      <DataTable<MatrixRow>
        name={text.name}
        id="training-people"
        queryKey={[TRAINING, 'people']}
        ask={askPeople}
        columns={useMatrixColumns(programmes)}
        filters={[
          {
            name: 'programme_id',
            label: words.programme,
            options: programmes.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          {
            name: 'status',
            label: words.status,
            options: Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
          },
        ]}
        searchLabel={words.find}
        exportUrl={matrixFile}
        exportFormats={['csv', 'xlsx']}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            <Link to="/training/programmes">{text.toProgrammes}</Link>
          </EmptyNote>
        }
      />
      <Suspense>
        {list.open && (
          <TrainingOfPerson assignmentId={Number(list.open)} close={() => list.change({ open: undefined })} />
        )}
      </Suspense>
    </>
  )
}

async function askPeople(asked: Parameters<typeof laurel.training.people>[0]) {
  const page = await laurel.training.people(asked)
  return { ...page, rows: page.rows.map((person) => ({ ...person, id: person.latest_assignment_id })) }
}

const fileOf = (path: string, asked: Readonly<Record<string, unknown>>, format: ExportFormat) => {
  const query = Object.entries({ ...asked, format }).map(([name, value]) => [name, String(value)])
  return `${SITE}/api/v1/admin/${path}?${new URLSearchParams(query)}`
}

/** The matrix as it is shown, as a file. */
const matrixFile = (asked: Asked, format: ExportFormat) => fileOf('training/people', asked, format)

/** One row for each assignment, as a table. */
const assignmentsFile = (filters: Record<string, string>) => fileOf('analytics/org/training-compliance', filters, 'csv')
