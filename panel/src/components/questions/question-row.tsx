import { type DragEvent, useState } from 'react'
import { useLanguage } from '../../messages/use-messages.tsx'
import { Button } from '../button.ts'
import { Dialog } from '../dialog.tsx'
import { useProblemWithin } from '../form.tsx'
import { Copy } from '../icons.tsx'
import { questionMessages } from './messages.ts'
import { MoveButtons } from './move-buttons.tsx'
import type { Draft, QuestionKind } from './question-draft.ts'
import { QuestionFields } from './question-fields.tsx'
import { IconDown, IconGrip, IconTrash } from './question-icons.ts'

type Props = {
  draft: Draft
  /** Prefix of the names of its inputs. */
  name: string
  nth: number
  count: number
  /** The questions before this one. */
  earlier: readonly Draft[]
  answered: number
  isOpen: boolean
  isFull: boolean
  dragged: string | null
  setDragged: (key: string | null) => void
  toggle: () => void
  change: (changed: Partial<Draft>) => void
  /** Moves this question, or the one with another key. */
  move: (to: number, key?: string) => void
  duplicate: () => void
  remove: () => void
}

/** One question: a line with its actions, and its fields where it is open. A problem in a field opens it. */
export function QuestionRow(props: Props) {
  const { draft, name, earlier, answered, setDragged, toggle, change, remove } = props
  const text = questionMessages
  const { formats } = useLanguage()
  const { isOver, dropping } = useDropping(props)
  const [asks, setAsks] = useState<QuestionKind | 'remove' | null>(null)
  const isOpen = useProblemWithin(name) || props.isOpen
  const label = draft.label.trim() || text.unnamed
  const confirm = () => {
    if (asks === 'remove') remove()
    else if (asks !== null) change({ type: asks })
    setAsks(null)
  }
  return (
    <li className="question-row" data-over={isOver || undefined} {...dropping}>
      <div className="question-line">
        <span
          className="question-grip"
          title={text.drag}
          aria-hidden
          draggable
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move'
            dataTransfer.setData('text/plain', label)
            setDragged(draft.key)
          }}
          onDragEnd={() => setDragged(null)}
        >
          <IconGrip aria-hidden size={18} />
        </span>
        <button type="button" className="question-name" aria-expanded={isOpen} onClick={toggle}>
          <span className="question-label">
            <bdi>{label}</bdi>
            {draft.required && <span aria-hidden> *</span>}
          </span>
          <span className="soft">
            {[text.kinds[draft.type], draft.required && text.isRequired].filter(Boolean).join(' · ')}
            {answered > 0 && ` · ${text.answers(formats.number(answered))}`}
          </span>
          <IconDown aria-hidden size={18} />
        </button>
        <RowActions {...props} label={label} ask={() => (answered > 0 ? setAsks('remove') : remove())} />
      </div>
      <div className="question-fields" hidden={!isOpen}>
        <QuestionFields
          {...{ draft, name, earlier, change }}
          changeKind={(type) => (answered > 0 ? setAsks(type) : change({ type }))}
        />
      </div>
      {asks !== null && <AskFirst kind={draft.type} {...{ asks, answered, confirm }} close={() => setAsks(null)} />}
    </li>
  )
}

/** Lets another question be dropped on a row, which it then precedes. */
function useDropping({ draft, nth, dragged, setDragged, move }: Props) {
  const [isOver, setOver] = useState(false)
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setOver(dragged !== draft.key)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (dragged !== null && dragged !== draft.key) move(nth, dragged)
      setDragged(null)
    },
  }
  return { isOver, dropping }
}

type Asking = {
  kind: QuestionKind
  /** The kind that it would become, or its removal. */
  asks: QuestionKind | 'remove'
  answered: number
  confirm: () => void
  close: () => void
}

/** Asks before a question that people have answered is removed or becomes another kind. */
function AskFirst({ kind, asks, answered, confirm, close }: Asking) {
  const text = questionMessages
  const { formats } = useLanguage()
  const count = formats.number(answered)
  return (
    <Dialog title={asks === 'remove' ? text.removeTitle : text.kindTitle} close={close}>
      <div className="stack">
        <p>{asks === 'remove' ? text.removeAbout(count) : text.kindAbout(count, text.kinds[kind], text.kinds[asks])}</p>
        <div className="form-end">
          <Button color="red" onClick={confirm}>
            {asks === 'remove' ? text.remove : text.changeKind}
          </Button>
          <Button variant="default" onClick={close}>
            {text.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Buttons that move, copy and delete, as an alternative to dragging. */
function RowActions(props: Props & { label: string; ask: () => void }) {
  const { nth, count, isFull, label, move, duplicate, ask } = props
  const text = questionMessages
  return (
    <div className="question-actions">
      <MoveButtons label={label} nth={nth} count={count} move={move} />
      <button
        type="button"
        className="plain"
        aria-label={text.duplicateOf(label)}
        title={text.duplicate}
        disabled={isFull}
        onClick={duplicate}
      >
        <Copy aria-hidden size={18} />
      </button>
      <button type="button" className="plain" aria-label={text.removeOf(label)} title={text.remove} onClick={ask}>
        <IconTrash aria-hidden size={18} />
      </button>
    </div>
  )
}
