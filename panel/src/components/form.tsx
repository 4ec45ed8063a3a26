import { LaurelError } from '@laurel/client'
import { useBlocker } from '@tanstack/react-router'
import { createContext, type FormEvent, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react'
import { Button } from './button.ts'
import { fieldProblems } from './field-problems.ts'
import { partMessages } from './messages/parts.ts'
import { problemMessages } from './messages/problems.ts'
import { Note } from './note.tsx'
import { ProblemNote } from './problem-note.tsx'
import { useCountdown } from './use-countdown.ts'

const Problems = createContext<Record<string, string>>({})

/** Problem of the field with this name, in the form around it. */
export function useProblem(name: string): string | undefined {
  return use(Problems)[name]
}

/** True if a field whose name begins with this and a dot has a problem. */
export function useProblemWithin(name: string): boolean {
  return Object.keys(use(Problems)).some((each) => each.startsWith(`${name}.`))
}

type Props<Answer> = {
  /** Sends the form; problems in the response are shown next to their fields. */
  save: (values: FormData) => Promise<Answer>
  done?: (answer: Answer) => void | Promise<void>
  submit: string
  /** Rendered next to the submit button. */
  beside?: ReactNode
  /** True to confirm before leaving with unsaved changes. */
  guarded?: boolean
  /** True if `save` only checks the values, so that they still count as changes. */
  isCheck?: boolean
  /** True while something is changed that is no input, such as an order. */
  isChanged?: boolean
  children: ReactNode
}

/**
 * Form with uncontrolled inputs that the service validates. Problems are shown next to their fields, and the first such
 * field gets the focus.
 */
export function Form<Answer>(props: Props<Answer>) {
  const { save, done, submit, beside, guarded = true, isCheck = false, isChanged = false, children } = props
  const text = partMessages
  const problemTexts = problemMessages
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const wait = useCountdown(() => setError(null))
  // Known at once: what is done after saving may lead elsewhere before this is drawn again.
  const changed = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const isUnsaved = () => (changed.current || isChanged) && guarded
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() && current.pathname !== next.pathname && !window.confirm(text.leave),
    enableBeforeUnload: () => isUnsaved(),
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || wait.seconds > 0) return
    setBusy(true)
    setError(null)
    setProblems({})
    try {
      const answer = await save(new FormData(event.currentTarget))
      changed.current &&= isCheck
      await done?.(answer)
    } catch (refused) {
      setError(refused)
      if (form.current) setProblems(fieldProblems(refused, form.current, problemTexts))
      if (refused instanceof LaurelError && refused.status === 429) wait.begin(refused.retryAfterMs ?? 0)
    } finally {
      setBusy(false)
    }
  }
  useFocusOnProblem(form, error)
  const noteChange = () => {
    changed.current = true
  }
  return (
    <form ref={form} className="form" onSubmit={send} onChange={noteChange} noValidate>
      <Problems value={problems}>{children}</Problems>
      {error !== null && <Complaint error={error} problems={Object.values(problems)} />}
      <div className="form-end">
        <Button type="submit" loading={busy} disabled={wait.seconds > 0}>
          {submit}
        </Button>
        {wait.seconds > 0 && (
          <span className="soft" aria-hidden>
            {text.waitFor(wait.seconds)}
          </span>
        )}
        {beside}
      </div>
      <span className="hidden-text" role="status">
        {wait.isOver && text.waited}
      </span>
    </form>
  )
}

/** Focuses the first field with a problem, once it is rendered as such. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, error: unknown): void {
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, error])
}

function Complaint({ error, problems }: { error: unknown; problems: string[] }) {
  const text = partMessages
  if (problems.length === 0) return <ProblemNote error={error} />
  return (
    <Note tone="problem" role="alert" title={text.checkFields}>
      <ul className="problems">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Note>
  )
}
