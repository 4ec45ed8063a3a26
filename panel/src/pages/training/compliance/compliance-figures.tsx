import '../training.css'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { trainingMessages } from '../messages/training.ts'

export type Counts = { compliant: number; due: number; overdue: number }

const STATUSES = ['overdue', 'due', 'compliant'] as const

/** How many are overdue, due and complete, with their share. */
export function ComplianceFigures({ of }: { of: Counts }) {
  const { statuses } = trainingMessages
  const { formats } = useLanguage()
  const all = of.compliant + of.due + of.overdue
  return (
    <dl className="training-figures">
      {STATUSES.map((status) => (
        <div key={status} data-status={status}>
          <dt>{statuses[status]}</dt>
          <dd>
            {formats.number(of[status])}
            {all > 0 && <span className="soft"> {formats.percent(of[status] / all)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
