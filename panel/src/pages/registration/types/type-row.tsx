import type { RegistrationType } from '@laurel/client'
import { MoveButtons } from '../../../components/questions/move-buttons.tsx'
import { IconTrash } from '../../../components/questions/question-icons.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { typeMessages } from './messages.ts'
import '../../../components/questions/questions.css'
import './types.css'

type Props = {
  of: RegistrationType
  nth: number
  count: number
  /** Time zone of the event. */
  zone: string
  mayWrite: boolean
  /** True while another order is being saved. */
  isMoving: boolean
  edit: () => void
  remove: () => void
  move: (to: number) => void
}

/** One registration type with its places; its name opens it. */
export function TypeRow(props: Props) {
  const { of, zone, mayWrite, edit } = props
  const text = typeMessages
  const { number, moment } = useLanguage().formats
  const { capacity, taken, waiting, pending, closes_at } = of
  const closing = closes_at !== null && Date.parse(closes_at) <= Date.now() ? text.closedOn : text.closesOn
  const notes = [
    capacity === null ? text.taken(number(taken)) : text.takenOf(number(taken), number(capacity)),
    waiting > 0 && text.waiting(number(waiting)),
    pending > 0 && text.pending(number(pending)),
    of.needs_approval && text.approval,
    closes_at !== null && closing(moment(closes_at, zone)),
    of.questions.length > 0 && text.questions(number(of.questions.length)),
  ]
  return (
    <li className="type-row">
      <div className="type-about">
        {mayWrite ? (
          <button type="button" className="type-name" onClick={edit}>
            <bdi>{of.name}</bdi>
          </button>
        ) : (
          <b>
            <bdi>{of.name}</bdi>
          </b>
        )}
        {of.description !== null && (
          <p>
            <bdi>{of.description}</bdi>
          </p>
        )}
        {capacity !== null && (
          <span className="bar" aria-hidden>
            <span style={{ inlineSize: `${Math.min(1, taken / capacity) * 100}%` }} />
          </span>
        )}
        <p className="soft">{notes.filter(Boolean).join(' · ')}</p>
      </div>
      {mayWrite && <Actions {...props} />}
    </li>
  )
}

function Actions({ of: { name }, nth, count, isMoving, move, remove }: Props) {
  const text = typeMessages
  return (
    <div className="question-actions">
      <MoveButtons label={name} nth={nth} count={count} move={(to) => !isMoving && move(to)} />
      <button type="button" className="plain" aria-label={text.removeOf(name)} title={text.remove} onClick={remove}>
        <IconTrash aria-hidden size={18} />
      </button>
    </div>
  )
}
