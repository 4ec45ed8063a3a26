import type { Deal } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { PointerEvent } from 'react'
import { IconGrip } from '../../../components/questions/question-icons.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { pipelineMessages } from './messages.ts'

type Props = {
  of: Deal
  mayWrite: boolean
  isDragged: boolean
  begin: (event: PointerEvent<HTMLElement>) => void
  openMove: () => void
}

/** A deal on the board. */
export function DealCard({ of, mayWrite, isDragged, begin, openMove }: Props) {
  const text = pipelineMessages
  const { formats } = useLanguage()
  const { id, title, amount, currency, account_name, contact_name, owner, expected_close_date } = of
  const about = [account_name, contact_name].filter((each) => each !== null)
  return (
    <li
      className="deal-card"
      data-deal={id}
      data-movable={mayWrite || undefined}
      data-dragged={isDragged || undefined}
      // A finger scrolls the page, so it drags by the grip alone.
      onPointerDown={(event) => mayWrite && event.pointerType === 'mouse' && begin(event)}
    >
      {mayWrite && (
        <span className="deal-grip" title={text.drag} aria-hidden onPointerDown={begin}>
          <IconGrip size={18} />
        </span>
      )}
      <Link to="/crm/pipeline/$dealId" params={{ dealId: String(id) }} className="deal-title" draggable={false}>
        <bdi>{title}</bdi>
      </Link>
      {about.length > 0 && (
        <p className="soft">
          {about.map((each, nth) => (
            <span key={each}>
              {nth > 0 && ' · '}
              <bdi>{each}</bdi>
            </span>
          ))}
        </p>
      )}
      <p className="count">{formats.money(amount, currency)}</p>
      {(owner || expected_close_date) && (
        <p className="soft">
          {owner && <bdi>{owner}</bdi>}
          {owner && expected_close_date && ' · '}
          {expected_close_date && (
            <span title={text.expected}>{formats.day(`${expected_close_date}T00:00:00Z`, 'UTC')}</span>
          )}
        </p>
      )}
      {mayWrite && (
        <button type="button" className="plain deal-move" aria-label={text.moveOf(title)} onClick={openMove}>
          {text.moveTo}
        </button>
      )}
    </li>
  )
}
