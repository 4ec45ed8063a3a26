import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { coursesQuery, TRAINING } from '../../../api/training-queries.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { personMessages } from '../messages/person.ts'

const MOST = 200

/** Courses that a person has completed, newest first. */
export function PersonCompletions({ email }: { email: string }) {
  const text = personMessages
  const { formats } = useLanguage()
  const courses = useQuery(coursesQuery).data
  const completions = useQuery({
    queryKey: [TRAINING, 'completions of person', email],
    queryFn: async () => (await laurel.training.completions.list({ email, limit: MOST })).rows,
  })
  if (!completions.data) return null
  return (
    <section className="stack">
      <h3 className="group-title">{text.completions}</h3>
      {completions.data.length === 0 && <p className="soft">{text.noCompletions}</p>}
      <ul className="training-lines">
        {completions.data.map(({ id, course_id, course_code, completed_at }) => (
          <li key={id}>
            <bdi>{courses?.find((course) => course.id === course_id)?.name ?? course_code}</bdi>
            <span className="soft">{formats.moment(completed_at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
