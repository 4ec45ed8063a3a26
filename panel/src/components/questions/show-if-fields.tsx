import { useId } from 'react'
import { SelectField } from '../fields.tsx'
import { useProblem } from '../form.tsx'
import { questionMessages } from './messages.ts'
import { answersOf, type Draft } from './question-draft.ts'

type Props = {
  draft: Draft
  name: string
  /** The questions before this one, on which it can depend. */
  earlier: readonly Draft[]
  change: (changed: Partial<Draft>) => void
}

/** Condition with which a question is shown: certain answers to an earlier question that offers answers. */
export function ShowIfFields({ draft, name, earlier, change }: Props) {
  const text = questionMessages
  const { showIf } = draft
  const possible = earlier.filter((each) => answersOf(each).length > 0)
  const on = possible.find(({ key }) => key === showIf?.on)
  if (possible.length === 0 && showIf === null) return null
  return (
    <>
      <SelectField
        name={`${name}.show_if.question_id`}
        label={text.showIf}
        data={[
          { value: '', label: text.always },
          ...possible.map(({ key, label }) => ({ value: key, label: text.ifAnswer(label.trim() || text.unnamed) })),
        ]}
        value={on?.key ?? ''}
        onChange={({ currentTarget: { value } }) => change({ showIf: value === '' ? null : { on: value, values: [] } })}
      />
      {on && <Answers {...{ draft, name, on, change }} />}
    </>
  )
}

function Answers({ draft, name, on, change }: Omit<Props, 'earlier'> & { on: Draft }) {
  const text = questionMessages
  const at = `${name}.show_if.is_any_of`
  const problem = useProblem(at)
  const id = useId()
  const chosen = draft.showIf?.values ?? []
  const words: Record<string, string> = { true: on.type === 'consent' ? text.agreed : text.yes, false: text.no }
  const set = (value: string, isIn: boolean) =>
    change({ showIf: { on: on.key, values: isIn ? [...chosen, value] : chosen.filter((each) => each !== value) } })
  return (
    <fieldset
      className="choices"
      name={at}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend>{text.isAnyOf}</legend>
      {answersOf(on).map((answer) => (
        <label key={String(answer)}>
          <input
            type="checkbox"
            checked={chosen.includes(String(answer))}
            onChange={({ currentTarget }) => set(String(answer), currentTarget.checked)}
          />
          <bdi>{typeof answer === 'boolean' ? words[String(answer)] : answer}</bdi>
        </label>
      ))}
      {problem !== undefined && (
        <p id={id} className="field-problem">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
