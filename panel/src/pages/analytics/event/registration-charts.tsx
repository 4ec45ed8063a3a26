import type { EventAnalytics } from '@laurel/client'
import { ChartCard } from '../../../components/charts/chart-card.tsx'
import { ShareBars } from '../../../components/charts/share-bars.tsx'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { eventAnalyticsMessages } from '../messages/event.ts'
import { sourceMessages } from '../messages/sources.ts'

/** Registrations over time, where they came from, and of which types they are. */
export function RegistrationCharts({ of }: { of: EventAnalytics }) {
  const text = eventAnalyticsMessages
  const sources = sourceMessages
  const { formats } = useLanguage()
  const { in_range, series, sources: bySource } = of.registrations
  const hasOthers = in_range.cancelled + in_range.waitlisted > 0
  const valuesOf = (key: 'registered' | 'cancelled' | 'waitlisted') => series.map((each) => each[key])
  return (
    <>
      <TimeChart
        title={text.registrations}
        figure={formats.number(in_range.registered)}
        dates={series.map(({ date }) => date)}
        interval={of.interval}
        kind={hasOthers ? 'lines' : 'bars'}
        series={[
          { key: 'registered', name: text.registered, values: valuesOf('registered') },
          ...(hasOthers
            ? [
                { key: 'waitlisted', name: text.waitlisted, values: valuesOf('waitlisted'), tone: 'third' as const },
                { key: 'cancelled', name: text.cancelled, values: valuesOf('cancelled'), tone: 'bad' as const },
              ]
            : []),
        ]}
      />
      {bySource.length > 0 && (
        <ChartCard title={text.bySource}>
          <ShareBars
            name={text.bySource}
            heads={[text.source, text.count, text.share]}
            rows={bySource.map(({ source, registered }) => ({
              ...{ key: source, name: sources[source] ?? source, value: registered },
            }))}
          />
        </ChartCard>
      )}
      {of.types.length > 0 && (
        <ChartCard title={text.byType}>
          <ShareBars
            name={text.byType}
            heads={[text.type, text.count, text.share]}
            rows={of.types.map(({ registration_type_id: id, name, registered, attended_ratio }) => ({
              key: String(id),
              name: name === null ? <span className="soft">{text.noType}</span> : <bdi>{name}</bdi>,
              value: registered,
              note: registered > 0 && text.ofThemCame(formats.percent(attended_ratio)),
            }))}
          />
        </ChartCard>
      )}
    </>
  )
}
