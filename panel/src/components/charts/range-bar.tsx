import { useNavigate } from '@tanstack/react-router'
import { NativeSelect, TextInput } from '../inputs.ts'
import './charts.css'
import type { Interval } from './interval-marks.ts'
import { chartMessages } from './messages.ts'
import { PERIODS, type Period, type Range, type RangeSearch } from './range.ts'

type Props = {
  range: Range
  /** True if the record has a first day, from which `Whole time` begins. */
  hasBegin?: boolean
  today: string
}

/** Chooses the period and the length of its intervals. Both are in the address, so that a link shows the same. */
export function RangeBar({ range, hasBegin = false, today }: Props) {
  const text = chartMessages
  const navigate = useNavigate()
  const change = (to: { [name in keyof RangeSearch]: string | undefined }) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...to }) as never, replace: true })
  const choose = (period: Period) =>
    period === 'custom'
      ? change({ from: range.from, to: range.to })
      : change({ period, from: undefined, to: undefined, interval: undefined })
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    size: 'sm',
    'aria-label': text[name],
    value: range[name],
    max: today,
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      const days = { from: range.from, to: range.to, [name]: value }
      if (value && days.from <= days.to) change(days)
    },
  })
  const periods = [...PERIODS.filter((each) => each !== 'all' || hasBegin), 'custom' as const]
  return (
    <div className="range-bar" role="group" aria-label={text.range}>
      <NativeSelect
        size="sm"
        aria-label={text.range}
        value={range.period}
        data={periods.map((value) => ({ value, label: text.periods[value] }))}
        onChange={(event) => choose(event.currentTarget.value as Period)}
      />
      {range.period === 'custom' && (
        <span className="row">
          <TextInput {...day('from')} />
          <TextInput {...day('to')} />
        </span>
      )}
      <NativeSelect
        size="sm"
        aria-label={text.interval}
        value={range.interval}
        data={(['day', 'week', 'month'] as const).map((value) => ({ value, label: text.intervals[value] }))}
        onChange={(event) => change({ interval: event.currentTarget.value as Interval })}
      />
    </div>
  )
}
