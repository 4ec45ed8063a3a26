import { LongTextField, SelectField, TextField } from '../fields.tsx'
import { questionMessages } from './messages.ts'
import { type Draft, hasOptions, KINDS, LIMITS, linesOf, type QuestionKind } from './question-draft.ts'
import { ShowIfFields } from './show-if-fields.tsx'

type Props = {
  draft: Draft
  name: string
  /** The questions before this one. */
  earlier: readonly Draft[]
  change: (changed: Partial<Draft>) => void
  changeKind: (type: QuestionKind) => void
}

/** Hints below inputs, so that the inputs of a row are in line. */
/** The fields of one question: those that go with its kind. */
export function QuestionFields({ draft, name, earlier, change, changeKind }: Props) {
  const text = questionMessages
  const kinds = KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }))
  return (
    <>
      <div className="beside">
        <TextField
          name={`${name}.label`}
          label={draft.type === 'consent' ? text.consentLabel : text.label}
          value={draft.label}
          maxLength={300}
          onChange={({ currentTarget: { value: label } }) => change({ label })}
        />
        <SelectField
          name={`${name}.type`}
          label={text.kind}
          data={kinds}
          value={draft.type}
          onChange={({ currentTarget: { value } }) => changeKind(value as QuestionKind)}
        />
      </div>
      {hasOptions(draft.type) && (
        <LongTextField
          name={`${name}.options`}
          label={text.options}
          description={text.optionsAbout(String(linesOf(draft.options).length))}
          value={draft.options}
          onChange={({ currentTarget: { value: options } }) => change({ options })}
        />
      )}
      <TextField
        name={`${name}.help`}
        label={text.help}
        value={draft.help}
        maxLength={1_000}
        onChange={({ currentTarget: { value: help } }) => change({ help })}
      />
      <Limits {...{ draft, name, change }} />
      <label className="switch">
        <input
          type="checkbox"
          checked={draft.required}
          onChange={({ currentTarget: { checked: required } }) => change({ required })}
        />
        <span>{draft.type === 'consent' ? text.mustConsent : text.required}</span>
      </label>
      <ShowIfFields {...{ draft, name, earlier, change }} />
    </>
  )
}

function Limits({ draft, name, change }: Omit<Props, 'changeKind' | 'earlier'>) {
  const text = questionMessages
  const limits = LIMITS[draft.type]
  const names = text.limits[draft.type]
  if (limits === undefined || names === undefined) return null
  return (
    <div className="beside">
      {limits.map((limit) => (
        <TextField
          key={limit}
          name={`${name}.${limit}`}
          inputMode="decimal"
          label={names[limit]}
          value={draft[limit]}
          onChange={({ currentTarget: { value } }) => change({ [limit]: value })}
        />
      ))}
    </div>
  )
}
