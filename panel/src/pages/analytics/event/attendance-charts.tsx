import type { EventAnalytics } from '@laurel/client'
import { ChartCard } from '../../../components/charts/chart-card.tsx'
import { MatrixChart } from '../../../components/charts/matrix-chart.tsx'
import { ShareBars } from '../../../components/charts/share-bars.tsx'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { eventAnalyticsMessages } from '../messages/event.ts'
import { hoursMatrix } from './hours-matrix.ts'

/** People who came, by day; check-ins by hour; and how full the sessions were. */
export function AttendanceCharts({ of }: { of: EventAnalytics }) {
  const text = eventAnalyticsMessages
  const { formats } = useLanguage()
  const { attendance, event, time_zone: zone } = of
  const isAhead = event.event_date !== null && Date.parse(event.event_date) > Date.now()
  const starts = isAhead && text.checkInsFrom(formats.moment(event.event_date!, zone))
  return (
    <>
      <TimeChart
        title={text.attended}
        figure={formats.number(attendance.in_range.attended)}
        dates={attendance.series.map(({ date }) => date)}
        interval={of.interval}
        series={[{ key: 'attended', name: text.attended, values: attendance.series.map(({ attended }) => attended) }]}
        whenEmpty={starts || undefined}
      />
      <Hours of={attendance.hours} zone={zone} />
      {attendance.sessions.length > 0 && (
        <ChartCard title={text.bySession} about={text.bySessionAbout}>
          <ShareBars
            name={text.bySession}
            heads={[text.session, text.count, text.ofThoseWhoCame]}
            of={attendance.attended}
            rows={attendance.sessions.map(({ session_id, title, checked_in, capacity, of_capacity }) => ({
              ...{ key: String(session_id), name: <bdi>{title}</bdi>, value: checked_in },
              note: capacity !== null && text.ofCapacity(formats.percent(of_capacity ?? 0), formats.number(capacity)),
            }))}
          />
        </ChartCard>
      )}
    </>
  )
}

/** With more days than this, only those with most check-ins are shown. */
const MAX_DAYS = 14

function Hours({ of, zone }: { of: EventAnalytics['attendance']['hours']; zone: string }) {
  const text = eventAnalyticsMessages
  const { formats } = useLanguage()
  const { days, hours, most, count } = hoursMatrix(of, zone)
  if (days.length === 0) return null
  const sumOf = (day: string) => hours.reduce((sum, hour) => sum + count(day, hour), 0)
  const shown = days
    .toSorted((a, b) => sumOf(b) - sumOf(a))
    .slice(0, MAX_DAYS)
    .toSorted()
  return (
    <ChartCard title={text.byHour} about={text.byHourAbout(zone)}>
      <MatrixChart
        name={text.byHour}
        corner={text.day}
        rows={shown.map((day) => ({ key: day, name: formats.day(`${day}T12:00:00Z`, 'UTC') }))}
        columns={hours.map((hour) => ({ key: String(hour), name: String(hour).padStart(2, '0') }))}
        cell={({ key: day }, { key: hour }) => {
          const checkedIn = count(day, Number(hour))
          return { text: checkedIn === 0 ? '' : formats.number(checkedIn), share: checkedIn / most }
        }}
      />
    </ChartCard>
  )
}
