import type { LeadScoreRule } from '@laurel/client'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { numberIn, TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { NativeSelect } from '../../../components/inputs.ts'
import { keyOfLabel } from '../../../components/key-of-label.ts'
import { isOn, SwitchField } from '../../../components/switch-field.tsx'
import { scoreMessages } from './messages.ts'
import { EvidenceFields, type EvidenceKind, evidenceIn, KINDS, kindOf } from './rule-evidence.tsx'
import { useSaveRules } from './use-save-rules.ts'

type Props = { of: LeadScoreRule | null; rules: readonly LeadScoreRule[]; close: () => void }

/** Adds or edits a score rule. */
export function RuleDialog({ of, rules, close }: Props) {
  const text = scoreMessages
  const saveAll = useSaveRules()
  const [kind, setKind] = useState<EvidenceKind>(of ? kindOf(of.when) : 'activity')
  // Problems name the position of the rule, so do the inputs.
  const nth = of === null ? rules.length : rules.findIndex(({ key }) => key === of.key)
  const name = (field: string) => `${nth}.${field}`
  const save = (values: FormData) => {
    const key =
      of?.key ??
      keyOfLabel(
        textOf(values, name('label')),
        rules.map((rule) => rule.key),
        'rule',
      )
    const rule = ruleIn(values, { key, kind, name })
    return saveAll(of === null ? [...rules, rule] : rules.with(nth, rule))
  }
  return (
    <Dialog title={of === null ? text.add : text.edit(of.label)} close={close} size="lg">
      <Form
        submit={of === null ? text.add : text.save}
        save={save}
        done={({ announce }) => {
          announce(text.saved)
          close()
        }}
      >
        <TextField
          name={name('label')}
          label={text.label}
          description={text.labelHow}
          defaultValue={of?.label ?? ''}
          data-autofocus
        />
        <div className="beside">
          <TextField
            name={name('points')}
            label={text.points}
            description={text.pointsHow}
            defaultValue={of?.points ?? 10}
          />
          <NativeSelect
            label={text.evidence}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as EvidenceKind)}
            data={KINDS.map((each) => ({ value: each, label: text.kinds[each]! }))}
          />
        </div>
        <EvidenceFields key={kind} kind={kind} of={of?.when} name={name} />
        {agesOf(kind) && <AgeFields of={of} name={name} />}
        <SwitchField name={name('active')} label={text.active} isOn={of?.active ?? true} />
      </Form>
    </Dialog>
  )
}

type Name = (field: string) => string

/** Activities and deals age, and are many. */
const agesOf = (kind: EvidenceKind) => kind === 'activity' || kind === 'deal'

function AgeFields({ of, name }: { of: LeadScoreRule | null; name: Name }) {
  const text = scoreMessages
  return (
    <div className="beside">
      <TextField
        name={name('half_life_days')}
        label={text.halfLife}
        description={text.halfLifeHow}
        inputMode="numeric"
        defaultValue={of?.half_life_days ?? ''}
      />
      <TextField
        name={name('max_count')}
        label={text.maxCount}
        description={text.maxCountHow}
        inputMode="numeric"
        defaultValue={of?.max_count ?? ''}
      />
    </div>
  )
}

/** Reads a rule from the form. */
function ruleIn(values: FormData, { key, kind, name }: { key: string; kind: EvidenceKind; name: Name }): LeadScoreRule {
  const ages = agesOf(kind)
  return {
    key,
    label: textOf(values, name('label')),
    points: numberIn(values, name('points')) as number,
    active: isOn(values, name('active')),
    half_life_days: ages ? numberIn(values, name('half_life_days')) : null,
    max_count: ages ? numberIn(values, name('max_count')) : null,
    when: evidenceIn(values, kind, name),
  }
}
