import type { TrainingCourse } from '@laurel/client'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { courseMessages } from '../messages/courses.ts'
import { CourseDialog } from './course-dialog.tsx'

/** Courses that people complete elsewhere. */
export function CoursesPage() {
  const text = courseMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [open, setOpen] = useState<TrainingCourse | 'new' | null>(null)
  const mayWrite = may(who, 'training:write')
  useSingleKeys([['c', () => mayWrite && setOpen('new')]])
  const create = mayWrite && <Button onClick={() => setOpen('new')}>{text.create}</Button>
  return (
    <>
      <PageHead title={text.title}>{create}</PageHead>
      <DataTable<TrainingCourse>
        name={text.title}
        id="courses"
        queryKey={[TRAINING, 'courses']}
        ask={laurel.training.courses.list}
        columns={[
          {
            key: 'name',
            name: text.name,
            width: 'minmax(14rem, 3fr)',
            phone: 'first',
            show: (course) =>
              mayWrite ? (
                <button type="button" className="plain" onClick={() => setOpen(course)}>
                  <bdi>{course.name}</bdi>
                </button>
              ) : (
                <bdi>{course.name}</bdi>
              ),
          },
          {
            key: 'code',
            name: text.code,
            width: 'minmax(8rem, 2fr)',
            phone: 'second',
            show: ({ code }) => <bdi>{code}</bdi>,
          },
          {
            key: 'created_at',
            name: text.added,
            width: 'minmax(13rem, 1fr)',
            show: ({ created_at }) => formats.moment(created_at),
          },
        ]}
        filters={[{ name: 'code', label: text.findCode }]}
        onOpen={(course) => mayWrite && setOpen(course)}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            {create}
          </EmptyNote>
        }
      />
      {open && <CourseDialog of={open === 'new' ? null : open} close={() => setOpen(null)} />}
    </>
  )
}
