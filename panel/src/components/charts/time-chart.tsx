import type { ReactNode } from 'react'
import { useLanguage } from '../../messages/use-messages.tsx'
import { BarChart } from './bar-chart.tsx'
import { ChartCard, seriesTable } from './chart-card.tsx'
import type { Series } from './chart-types.ts'
import type { Interval } from './interval-marks.ts'
import { LineChart } from './line-chart.tsx'
import { chartMessages } from './messages.ts'
import { trendOf } from './trend.ts'
import { useIntervalMarks } from './use-range.ts'

type Props = {
  title: string
  /** First days of the intervals, as the service lists them. */
  dates: readonly string[]
  interval: Interval
  series: readonly Series[]
  /** Lines compare series; bars show one, or parts of a whole. */
  kind?: 'bars' | 'lines'
  /** The number that the chart is about. */
  figure?: string
  about?: ReactNode
  /** Said while there is nothing: when there will be, if that is known. */
  whenEmpty?: ReactNode
  write?: (value: number) => string
  isWide?: boolean
}

/** A chart over time in its card, with its table; without enough data it says from when there is a chart. */
export function TimeChart(props: Props) {
  const { title, dates, interval, series, kind = 'bars', figure, about, whenEmpty, write, isWide = false } = props
  const text = chartMessages
  const { formats } = useLanguage()
  const marks = useIntervalMarks()(dates, interval)
  const day = (date: string) => formats.day(`${date}T12:00:00Z`, 'UTC')
  const trend = trendOf(
    dates,
    dates.map((_, nth) => series.reduce((sum, { values }) => sum + (values[nth] ?? 0), 0)),
    interval,
  )
  const lack =
    trend.state === 'early'
      ? text.early(day(trend.since), day(trend.from))
      : trend.state === 'empty' && (whenEmpty || text.empty)
  const Chart = kind === 'bars' ? BarChart : LineChart
  return (
    <ChartCard
      {...{ title, figure, about, lack, isWide }}
      table={seriesTable(text.intervals[interval], marks, series, write ?? formats.number)}
    >
      <Chart name={title} {...{ marks, series }} {...(write && { write })} />
    </ChartCard>
  )
}
