import { type ReactNode, useState } from 'react'
import { Button } from '../button.ts'
import { Note } from '../note.tsx'
import { toast } from '../toasts.tsx'
import { questionMessages } from './messages.ts'
import { type Draft, newDraft, type Question } from './question-draft.ts'
import { QuestionRow } from './question-row.tsx'
import './questions.css'
import type { Questions } from './use-questions.ts'

type Props = {
  /** API field of the list, with which the names of its inputs begin. */
  name: string
  questions: Questions
  /** The saved questions, to which somebody else may have changed them. */
  stored: readonly Question[] | null
  /** The number of people who answered each question, by its id. */
  answered: Readonly<Record<string, number>>
  /** Shown instead of the list while there is no question. */
  empty: ReactNode
}

/** Editor of the questions of a form. It belongs into a form, which saves them. */
export function QuestionList({ name, questions, stored, answered, empty }: Props) {
  const text = questionMessages
  const { drafts } = questions
  const [open, setOpen] = useState<string | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, say] = useState('')
  const add = () => {
    const draft = newDraft()
    questions.add(draft)
    setOpen(draft.key)
  }
  const move = (key: string, to: number) => {
    questions.move(key, to)
    say(text.movedTo(String(to + 1), String(drafts.length)))
  }
  const remove = (draft: Draft, nth: number) => {
    questions.remove(draft.key)
    toast(text.removed, () => questions.putBack(draft, nth))
  }
  return (
    <div className="stack">
      {questions.isBehind && (
        <Note tone="warning" role="status" title={text.behind}>
          <Button variant="default" size="compact-sm" onClick={() => questions.reset(stored ?? [])}>
            {text.takeTheirs}
          </Button>
        </Note>
      )}
      {drafts.length === 0 && empty}
      <ol className="questions" aria-label={text.questions} hidden={drafts.length === 0}>
        {drafts.map((draft, nth) => (
          <QuestionRow
            key={draft.key}
            {...{ draft, nth, dragged, setDragged }}
            name={`${name}.${nth}`}
            count={drafts.length}
            earlier={[...questions.earlier, ...drafts.slice(0, nth)]}
            answered={draft.id === null ? 0 : (answered[draft.id] ?? 0)}
            isOpen={open === draft.key}
            isFull={questions.isFull}
            toggle={() => setOpen(open === draft.key ? null : draft.key)}
            change={(changed) => questions.change(draft.key, changed)}
            move={(to, key = draft.key) => move(key, to)}
            duplicate={() => setOpen(questions.duplicate(draft.key))}
            remove={() => remove(draft, nth)}
          />
        ))}
      </ol>
      <div className="row">
        <Button variant="default" disabled={questions.isFull} onClick={add}>
          {text.add}
        </Button>
        {questions.isFull && <span className="soft">{text.full(String(drafts.length))}</span>}
      </div>
      <span className="hidden-text" role="status">
        {said}
      </span>
    </div>
  )
}
