import type { Course } from '../../../components/use-each.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.tsx'
import { bulkMessages } from '../messages/bulk.ts'

/** How far many requests are, and why some failed. */
export function CourseNote({ of: { total, done, failed, isOver } }: { of: Course }) {
  const text = useMessages(bulkMessages)
  const { formats } = useLanguage()
  const refused = [...failed.values()].reduce((sum, each) => sum + each, 0)
  const [said, all] = [formats.number(done), formats.number(total)]
  return (
    <>
      <progress max={Math.max(1, total)} value={done + refused} aria-label={text.progress} />
      <p role="status">{isOver ? text.over(said, all) : text.running(said, all)}</p>
      {failed.size > 0 && (
        <ul className="problems">
          {[...failed].map(([problem, times]) => (
            <li key={problem}>
              {formats.number(times)}: {problem}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
