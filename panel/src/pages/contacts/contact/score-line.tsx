import { ColumnHeads } from '../../../components/column-heads.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { scoreMessages } from '../messages/score.ts'

type Day = { day: string; lead_score: number }

const HEIGHT = 60

/** A score by day as a line of steps, with the days on which it changed as a table for screen readers. */
export function ScoreLine({ of }: { of: readonly Day[] }) {
  const text = scoreMessages
  const { formats } = useLanguage()
  const scores = of.map(({ lead_score }) => lead_score)
  const most = Math.max(1, ...scores)
  const least = Math.min(0, ...scores)
  const y = (score: number) => HEIGHT - ((score - least) / (most - least)) * HEIGHT
  const steps = of.map(({ lead_score }, nth) => `H${nth} V${y(lead_score)}`).join(' ')
  const said = (day: string) => formats.day(`${day}T12:00:00Z`, 'UTC')
  const changed = of.filter(({ lead_score }, nth) => nth === 0 || lead_score !== of[nth - 1]!.lead_score)
  return (
    <div>
      <svg className="score-line" viewBox={`0 0 ${of.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <line x1="0" x2={of.length} y1={y(0)} y2={y(0)} />
        <path d={`M0 ${y(scores[0]!)} ${steps} H${of.length}`} />
      </svg>
      <div className="score-ends soft" aria-hidden>
        <span>{said(of[0]!.day)}</span>
        <span>{said(of.at(-1)!.day)}</span>
      </div>
      <div className="hidden-text">
        <table>
          <caption>{text.history}</caption>
          <ColumnHeads names={[text.day, text.score]} />
          <tbody>
            {changed.map(({ day, lead_score }) => (
              <tr key={day}>
                <th scope="row">{said(day)}</th>
                <td>{formats.number(lead_score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
