import { COLON, useLanguage } from '../messages/use-messages.tsx'
import type { Course } from './use-each.ts'

type Props = { of: Course; label: string; status: string }

/** How far many requests are, and why some failed. */
export function EachProgress({ of: { total, done, failed }, label, status }: Props) {
  const { formats } = useLanguage()
  return (
    <>
      <progress max={Math.max(1, total)} value={done + refusedIn(failed)} aria-label={label} />
      <p role="status">{status}</p>
      {failed.size > 0 && (
        <ul className="problems">
          {[...failed].map(([problem, times]) => (
            <li key={problem}>
              {formats.number(times)}
              {COLON} {problem}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export const refusedIn = (failed: Course['failed']) => [...failed.values()].reduce((sum, each) => sum + each, 0)
