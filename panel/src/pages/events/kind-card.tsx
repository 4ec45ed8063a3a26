import type { Event } from '@laurel/client'
import { Button } from '../../components/button.ts'
import { SelectField, TextField } from '../../components/fields.tsx'
import { kindMessages } from './kinds/messages.ts'
import type { KindRow, KindRows } from './kinds/use-kind-rows.ts'
import { ValidityFields } from './kinds/validity-fields.tsx'
import { useDesignChoices } from './use-design-choices.ts'
import { useValueRows } from './values/use-value-rows.ts'
import { ValueList } from './values/value-list.tsx'

type Props = { row: KindRow; nth: number; kinds: KindRows; event: Event }

/** Fields of a kind. The key of a new one follows its label until somebody types a key. */
export function KindCard({ row, nth, kinds, event }: Props) {
  const text = kindMessages
  const { kind, isStored } = row
  const name = kinds.nameAt(nth)
  const values = useValueRows(`${name}.values`, kind.values, true)
  const designs = [{ value: '', label: text.ofEvent }, ...useDesignChoices(kind.template_id)]
  const change = (changed: Partial<typeof kind>, more: Partial<KindRow> = {}) =>
    kinds.change(row, { kind: { ...kind, ...changed }, ...more })
  return (
    <fieldset className="value-row">
      <legend className="soft">{text.nth(String(nth + 1))}</legend>
      <div className="beside">
        <TextField
          name={`${name}.label`}
          label={text.label}
          value={kind.label}
          onChange={({ currentTarget: { value: label } }) =>
            change({ label, kind: isStored || row.isKeyTyped ? kind.kind : kinds.propose(label, row) })
          }
        />
        <TextField
          name={`${name}.kind`}
          label={text.kind}
          description={text.kindAbout}
          value={kind.kind}
          readOnly={isStored}
          onChange={({ currentTarget: { value } }) => change({ kind: value }, { isKeyTyped: true })}
        />
      </div>
      <SelectField
        name={`${name}.template_id`}
        label={text.design}
        data={designs}
        defaultValue={kind.template_id ?? ''}
      />
      <ValidityFields prefix={`${name}.`} of={kind} zone={event.event_timezone} />
      <ValueList values={values} questions={event.registration_questions} />
      <div className="value-row-end">
        <Button variant="subtle" size="compact-sm" color="red" onClick={() => kinds.remove(row)}>
          {text.remove}
        </Button>
      </div>
    </fieldset>
  )
}
