import type { BadgeTemplate, NewBadgeTemplate } from '@laurel/client'
import { useState } from 'react'
import { LongTextField, numberIn, SelectField, TextField, textOf } from '../../components/fields.tsx'
import { isOn, SwitchField } from '../../components/switch-field.tsx'
import { useEditedRows } from '../../components/use-edited-rows.ts'
import { CriteriaEditor } from './criteria-editor.tsx'
import { criterionOf, draftOf } from './criterion-draft.ts'
import { badgeMessages } from './messages/badges.ts'

type Unit = 'never' | 'days' | 'months'

/** The criteria of a form, which follow the stored ones until they are edited. */
export function useCriteria(of?: BadgeTemplate) {
  const { rows, set, send, ...edited } = useEditedRows(of?.criteria ?? [], { rowOf: draftOf })
  return { ...edited, rows, change: set, send: () => send().map(criterionOf) }
}

/** Fields of a badge; `of` is the stored one. */
export function BadgeFields({ of, criteria }: { of?: BadgeTemplate; criteria: ReturnType<typeof useCriteria> }) {
  const text = badgeMessages
  const stored = of?.validity_months ? 'months' : of?.validity_days ? 'days' : 'never'
  const [unit, setUnit] = useState<Unit>(stored)
  return (
    <>
      <TextField name="name" label={text.name} defaultValue={of?.name ?? ''} data-autofocus={of ? undefined : true} />
      <LongTextField
        name="description"
        label={text.description}
        description={text.descriptionAbout}
        defaultValue={of?.description ?? ''}
      />
      <CriteriaEditor rows={criteria.rows} change={criteria.change} />
      <div className="beside">
        <SelectField
          name="validity"
          label={text.validity}
          data={(['never', 'days', 'months'] as const).map((value) => ({ value, label: text.units[value] }))}
          defaultValue={stored}
          onChange={({ currentTarget }) => setUnit(currentTarget.value as Unit)}
        />
        {unit !== 'never' && (
          <TextField
            key={unit}
            name={`validity_${unit}`}
            inputMode="numeric"
            label={text.units[unit]}
            defaultValue={of?.[`validity_${unit}`] ?? ''}
          />
        )}
      </div>
      <SwitchField name="active" label={text.active} about={text.activeAbout} isOn={of?.active ?? true} />
    </>
  )
}

/** Reads these fields as the API expects them. */
export const readBadge = (values: FormData, criteria: NonNullable<NewBadgeTemplate['criteria']>): NewBadgeTemplate => ({
  name: textOf(values, 'name'),
  description: textOf(values, 'description'),
  criteria,
  validity_days: numberIn(values, 'validity_days'),
  validity_months: numberIn(values, 'validity_months'),
  active: isOn(values, 'active'),
})
