import type { TrainingCompletion, TrainingCourse } from '@laurel/client'
import type { Column } from '../../../components/list-types.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { completionMessages } from '../messages/completions.ts'
import { trainingMessages } from '../messages/training.ts'
import { PersonName } from '../person-name.tsx'

/** Name of the course of a completion; its code where it is not among the newest. */
export const courseOf = ({ course_id, course_code }: TrainingCompletion, courses: readonly TrainingCourse[]) =>
  courses.find(({ id }) => id === course_id)?.name ?? course_code

export function useCompletionColumns(courses: readonly TrainingCourse[]): Column<TrainingCompletion>[] {
  const text = completionMessages
  const words = trainingMessages
  const { formats } = useLanguage()
  return [
    {
      key: 'person',
      name: words.person,
      width: 'minmax(14rem, 3fr)',
      phone: 'first',
      show: ({ name, email }) => <PersonName {...{ name, email }} />,
    },
    {
      key: 'course',
      name: text.course,
      width: 'minmax(10rem, 2fr)',
      phone: 'second',
      show: (completion) => <bdi>{courseOf(completion, courses)}</bdi>,
    },
    {
      key: 'completed_at',
      name: words.completed,
      width: 'minmax(13rem, 1fr)',
      phone: 'aside',
      show: ({ completed_at }) => formats.moment(completed_at),
    },
    {
      key: 'created_at',
      name: text.recordedAt,
      width: 'minmax(13rem, 1fr)',
      show: ({ created_at }) => formats.moment(created_at),
    },
  ]
}
