import type { Deal } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../messages/use-messages.tsx'
import { useStage } from './stage-query.ts'

/** A deal in one line: its title, amount and stage. */
export function DealLine({ of: { id, title, amount, currency, stage } }: { of: Deal }) {
  const { money } = useLanguage().formats
  return (
    <div className="line-between">
      <Link to="/crm/pipeline/$dealId" params={{ dealId: String(id) }}>
        <bdi>{title}</bdi>
      </Link>
      <span className="row">
        <span className="count">{money(amount, currency)}</span>
        <StageState stage={stage} />
      </span>
    </div>
  )
}

/** The stage of a deal, as a state. */
export function StageState({ stage }: { stage: string }) {
  const { name, kind } = useStage()(stage)
  return (
    <span className="state" data-quiet={kind === 'lost'}>
      <bdi>{name}</bdi>
    </span>
  )
}
