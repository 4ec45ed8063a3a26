import type { EventAnalytics } from '@laurel/client'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { emailFigureMessages } from '../messages/emails.ts'

const TROUBLE = ['bounced', 'failed', 'complained', 'unsubscribed'] as const

/** Emails about the event over time, and what became of them. */
export function EmailCharts({ of }: { of: EventAnalytics }) {
  const text = emailFigureMessages
  const { formats } = useLanguage()
  const { in_range, series } = of.emails
  // `sent` is always there; the others are shown if there are any.
  const troubles = TROUBLE.filter((key) => in_range[key] > 0)
  const shown = ['sent' as const, ...troubles.slice(0, 3)]
  const said = troubles.map((key) => text.of[key](formats.number(in_range[key])))
  return (
    <TimeChart
      title={text.title}
      figure={formats.number(in_range.sent)}
      about={said.length > 0 && formats.list(said)}
      kind={shown.length > 1 ? 'lines' : 'bars'}
      interval={of.interval}
      dates={series.map(({ date }) => date)}
      series={shown.map((key) => ({ key, name: text.names[key], values: series.map((each) => each[key]) }))}
    />
  )
}
