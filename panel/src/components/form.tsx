import { LaurelError } from '@laurel/client'
import { useBlocker } from '@tanstack/react-router'
import { createContext, type FormEvent, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react'
import { Button } from './button.ts'
import { fieldProblems } from './field-problems.ts'
import { partMessages } from './messages/parts.ts'
import { problemMessages } from './messages/problems.ts'
import { Note } from './note.tsx'
import { OthersChanges } from './others-changes.tsx'
import { ProblemNote } from './problem-note.tsx'
import { useCountdown } from './use-countdown.ts'
import { useFormValues } from './use-form-values.ts'

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
  /** Shows the rows that somebody else saved, while rows are edited here that differ from them. */
  takeRows?: (() => void) | undefined
  /** True to empty the fields that were saved, for the next entry. */
  isEmptied?: boolean
  children: ReactNode
}

/**
 * Form with uncontrolled inputs that the service validates. Problems are shown next to their fields, and the first such
 * field gets the focus. The form stays the same when its record changes: a field that nobody touched follows its
 * `defaultValue`, and what was typed stays, during a save as well. So a form never needs a `key` of the version.
 */
export function Form<Answer>(props: Props<Answer>) {
  const { save, done, submit, beside, guarded = true, isCheck = false, isChanged = false, isEmptied = false } = props
  const text = partMessages
  const problemTexts = problemMessages
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [entry, setEntry] = useState(0)
  const wait = useCountdown(() => setError(null))
  // Known at once: what is done after saving may lead elsewhere before this is drawn again.
  const changed = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const values = useFormValues(form, busy, () => changed.current || isChanged)
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
    const sent = values.sending()
    try {
      const answer = await save(new FormData(event.currentTarget))
      if (!isCheck) changed.current = values.stored(sent, isEmptied)
      if (isEmptied && !changed.current) setEntry((entry) => entry + 1)
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
    if (!values.isWriting()) changed.current = true
  }
  return (
    <form ref={form} className="form" onSubmit={send} onChange={noteChange} noValidate>
      <Problems key={entry} value={problems}>
        {props.children}
      </Problems>
      <OthersChanges of={values.others} take={values.takeTheirs} takeRows={busy ? undefined : props.takeRows} />
      {error !== null && <Complaint error={error} problems={Object.values(problems)} />}
      <FormEnd {...{ submit, beside, busy, wait }} />
    </form>
  )
}

type EndProps = Pick<Props<unknown>, 'submit' | 'beside'> & { busy: boolean; wait: ReturnType<typeof useCountdown> }

function FormEnd({ submit, beside, busy, wait }: EndProps) {
  const text = partMessages
  return (
    <>
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
    </>
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
