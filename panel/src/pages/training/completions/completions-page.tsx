import type { TrainingCompletion } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { coursesQuery, TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import { completionMessages } from '../messages/completions.ts'
import { trainingMessages } from '../messages/training.ts'
import { useCompletionColumns } from './completion-columns.tsx'
import { CompletionDetails } from './completion-details.tsx'
import { RecordCompletions } from './record-completions.tsx'

/** Completed courses of all people, newest first. */
export function CompletionsPage() {
  const text = completionMessages
  const words = trainingMessages
  const { who } = useRouteContext({ from: '/inside' })
  const courses = useQuery(coursesQuery).data ?? []
  const [isRecording, setRecording] = useState(false)
  const [open, setOpen] = useState<TrainingCompletion | null>(null)
  const mayRecord = may(who, 'training:write') && courses.length > 0
  useSingleKeys([['c', () => setRecording(mayRecord)]])
  const record = mayRecord && <Button onClick={() => setRecording(true)}>{text.record}</Button>
  const close = () => setOpen(null)
  return (
    <>
      <PageHead title={text.title}>{record}</PageHead>
      <DataTable<TrainingCompletion>
        name={text.title}
        id="completions"
        queryKey={[TRAINING, 'completions']}
        ask={laurel.training.completions.list}
        columns={useCompletionColumns(courses)}
        filters={[
          {
            name: 'course_id',
            label: text.course,
            options: courses.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        searchLabel={words.find}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.none}>
            <p>{courses.length === 0 ? text.noCourses : text.noneHow}</p>
            {courses.length === 0 ? <Link to="/training/courses">{text.toCourses}</Link> : record}
          </EmptyNote>
        }
      />
      {isRecording && <RecordCompletions courses={courses} close={() => setRecording(false)} />}
      {open && <CompletionDetails of={open} courses={courses} close={close} />}
    </>
  )
}
