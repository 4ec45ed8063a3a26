import type { TrainingEvidence } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { coursesQuery, TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Column } from '../../../components/list-types.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useList } from '../../../components/use-list.ts'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { evidenceMessages } from '../messages/evidence.ts'
import { trainingMessages } from '../messages/training.ts'
import { PersonName } from '../person-name.tsx'
import { EvidenceStatus } from './evidence-status.tsx'

const EvidenceDetails = lazy(async () => ({ default: (await import('./evidence-details.tsx')).EvidenceDetails }))
const UploadEvidence = lazy(async () => ({ default: (await import('./upload-evidence.tsx')).UploadEvidence }))

/** Uploaded proof of completed courses, which is approved or declined. */
export function EvidencePage() {
  const text = evidenceMessages
  const { find } = trainingMessages
  const { who } = useRouteContext({ from: '/inside' })
  const list = useList(['status', 'course_id'])
  const courses = useQuery(coursesQuery).data ?? []
  const [isUploading, setUploading] = useState(false)
  const mayUpload = may(who, 'training:write') && courses.length > 0
  useSingleKeys([['c', () => setUploading(mayUpload)]])
  const upload = mayUpload && <Button onClick={() => setUploading(true)}>{text.upload}</Button>
  return (
    <>
      <PageHead title={text.title}>{upload}</PageHead>
      <DataTable<TrainingEvidence>
        name={text.title}
        id="evidence"
        queryKey={[TRAINING, 'evidence']}
        ask={laurel.training.evidence.list}
        columns={useEvidenceColumns()}
        filters={[
          {
            name: 'status',
            label: text.status,
            options: Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
          },
          {
            name: 'course_id',
            label: text.course,
            options: courses.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        searchLabel={find}
        empty={
          <EmptyNote title={text.none}>
            <p>{courses.length === 0 ? text.noCourses : text.noneHow}</p>
            {courses.length === 0 ? <Link to="/training/courses">{text.toCourses}</Link> : upload}
          </EmptyNote>
        }
      />
      <Suspense>
        {isUploading && <UploadEvidence courses={courses} close={() => setUploading(false)} />}
        {list.open && <EvidenceDetails id={Number(list.open)} close={() => list.change({ open: undefined })} />}
      </Suspense>
    </>
  )
}

function useEvidenceColumns(): Column<TrainingEvidence>[] {
  const text = evidenceMessages
  const { person } = trainingMessages
  const { formats } = useLanguage()
  return [
    {
      key: 'person',
      name: person,
      width: 'minmax(14rem, 3fr)',
      phone: 'first',
      show: ({ name, email }) => <PersonName {...{ name, email }} />,
    },
    {
      key: 'course',
      name: text.course,
      width: 'minmax(10rem, 2fr)',
      phone: 'second',
      show: ({ course_name }) => <bdi>{course_name}</bdi>,
    },
    {
      key: 'status',
      name: text.status,
      width: '9rem',
      phone: 'aside',
      show: ({ status }) => <EvidenceStatus status={status} />,
    },
    {
      key: 'created_at',
      name: text.uploadedAt,
      width: 'minmax(13rem, 1fr)',
      show: ({ created_at }) => formats.moment(created_at),
    },
  ]
}
