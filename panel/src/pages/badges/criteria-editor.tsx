import { Button } from '../../components/button.ts'
import { SelectField, TextField } from '../../components/fields.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import {
  CRITERION_TYPES,
  type CriterionDraft,
  type CriterionType,
  criterionOf,
  draftOf,
  hasField,
  MAX_CRITERIA,
  NEW_CRITERION,
} from './criterion-draft.ts'
import { describeCriteria } from './describe-criteria.ts'
import { criterionMessages } from './messages/criterion.ts'
import { type Named, useCriterionNames } from './use-criterion-names.ts'

type Props = { rows: readonly CriterionDraft[]; change: (rows: readonly CriterionDraft[]) => void }

/** The criteria of a badge, and below them the sentence that they make. */
export function CriteriaEditor({ rows, change }: Props) {
  const text = criterionMessages
  const { formats } = useLanguage()
  const names = useCriterionNames()
  const sentence = describeCriteria(rows.map(criterionOf), { text, formats, names })
  return (
    <fieldset className="plain-group stack">
      <legend className="group-title">{text.title}</legend>
      <p className="soft">{text.about}</p>
      {rows.map((row, nth) => (
        <CriterionRow
          key={row.id}
          {...{ row, nth, names }}
          change={(changed) => change(rows.map((each) => (each === row ? { ...row, ...changed } : each)))}
          remove={() => change(rows.filter((each) => each !== row))}
        />
      ))}
      {rows.length < MAX_CRITERIA && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => change([...rows, draftOf(NEW_CRITERION)])}>
            {text.add}
          </Button>
        </div>
      )}
      <p role="status" className="criteria-sentence">
        <bdi>{sentence}</bdi>
      </p>
    </fieldset>
  )
}

type RowProps = {
  row: CriterionDraft
  nth: number
  names: ReturnType<typeof useCriterionNames>
  change: (changed: Partial<CriterionDraft>) => void
  remove: () => void
}

function CriterionRow({ row, nth, names, change, remove }: RowProps) {
  const text = criterionMessages
  const at = `criteria.${nth}`
  return (
    <fieldset className="value-row">
      <legend className="soft">{text.nth(String(nth + 1))}</legend>
      <div className="beside">
        <SelectField
          name={`${at}.type`}
          label={text.type}
          data={CRITERION_TYPES.map((type) => ({ value: type, label: text.types[type] }))}
          value={row.type}
          onChange={({ currentTarget }) => change({ type: currentTarget.value as CriterionType })}
        />
        {hasField(row.type, 'min') && (
          <TextField
            name={`${at}.min`}
            label={text.min}
            inputMode="numeric"
            value={row.min}
            onChange={({ currentTarget }) => change({ min: currentTarget.value })}
          />
        )}
        {hasField(row.type, 'event_id') && (
          <SelectField
            name={`${at}.event_id`}
            label={text.event}
            data={choicesOf(names.events, row.event_id, row.type === 'survey_completed' ? text.anyEvent : text.choose)}
            value={row.event_id}
            onChange={({ currentTarget }) => change({ event_id: currentTarget.value })}
          />
        )}
        {hasField(row.type, 'programme_id') && (
          <SelectField
            name={`${at}.programme_id`}
            label={text.programme}
            data={choicesOf(names.programmes, row.programme_id, text.choose)}
            value={row.programme_id}
            onChange={({ currentTarget }) => change({ programme_id: currentTarget.value })}
          />
        )}
      </div>
      <div className="value-row-end">
        <Button variant="subtle" size="compact-sm" color="red" onClick={remove}>
          {text.remove(String(nth + 1))}
        </Button>
      </div>
    </fieldset>
  )
}

/** A chosen record that is not among the newest stays chosen. */
function choicesOf(named: Named, chosen: string, none: string): Named {
  const isKnown = chosen === '' || named.some(({ value }) => value === chosen)
  return [{ value: '', label: none }, ...named, ...(isKnown ? [] : [{ value: chosen, label: chosen }])]
}
