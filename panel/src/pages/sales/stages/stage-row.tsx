import type { DealStage } from '@laurel/client'
import { useId } from 'react'
import { TextField } from '../../../components/fields.tsx'
import { useProblem } from '../../../components/form.tsx'
import { ArrowDown, ArrowUp } from '../../../components/icons.tsx'
import { NativeSelect } from '../../../components/inputs.ts'
import { IconTrash } from '../../../components/questions/question-icons.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { stageMessages } from './messages.ts'

/** A stage in the form; `key` null: it is new. */
export type DraftStage = Omit<DealStage, 'key'> & { id: string; key: string | null }

type Props = {
  row: DraftStage
  nth: number
  isLast: boolean
  move: (by: -1 | 1) => void
  setKind: (kind: DealStage['kind']) => void
  remove: () => void
}

const KINDS = ['open', 'won', 'lost'] as const

export function StageRow({ row, nth, isLast, move, setKind, remove }: Props) {
  const text = stageMessages
  const { number } = useLanguage().formats
  const hint = useId()
  const name = row.label || text.stage
  const hasDeals = row.deal_count > 0
  return (
    <div className="value-row" role="group" aria-label={name}>
      <div className="beside">
        <TextField name={`${nth}.label`} label={text.label} defaultValue={row.label} maxLength={60} />
        <NativeSelect
          name={`${nth}.kind`}
          label={text.kind}
          value={row.kind}
          error={useProblem(`${nth}.kind`)}
          onChange={(event) => setKind(event.currentTarget.value as DealStage['kind'])}
          data={(hasDeals ? [row.kind] : KINDS).map((kind) => ({ value: kind, label: text.kinds[kind] }))}
        />
        {row.kind === 'open' && (
          <TextField
            name={`${nth}.weight`}
            label={text.weight}
            inputMode="decimal"
            defaultValue={String(Math.round(row.weight * 1_000) / 10)}
          />
        )}
      </div>
      <div className="value-row-end">
        {hasDeals && (
          <span className="soft stage-deals" id={hint}>
            {text.deals(number(row.deal_count))}. {text.keep}
          </span>
        )}
        <button
          type="button"
          className="plain"
          disabled={nth === 0}
          aria-label={text.up(name)}
          onClick={() => move(-1)}
        >
          <ArrowUp size={18} />
        </button>
        <button type="button" className="plain" disabled={isLast} aria-label={text.down(name)} onClick={() => move(1)}>
          <ArrowDown size={18} />
        </button>
        <button
          type="button"
          className="plain"
          disabled={hasDeals}
          aria-label={text.remove(name)}
          aria-describedby={hasDeals ? hint : undefined}
          onClick={remove}
        >
          <IconTrash size={18} />
        </button>
      </div>
    </div>
  )
}
