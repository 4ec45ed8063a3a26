import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { DayBars } from '../../components/day-bars.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { COLON, useLanguage } from '../../messages/use-messages.tsx'
import { overviewMessages } from './messages/overview.ts'

/** All-time totals, and registrations and certificates of the last thirty days, compared with the thirty before. */
export function WentPart() {
  const text = overviewMessages
  const { formats } = useLanguage()
  const figures = useQuery({
    queryKey: ['analytics', 'overview', 30],
    queryFn: () => laurel.analytics.overview(),
  })
  const chart = (name: string, key: 'registered' | 'certificates_issued') =>
    figures.data && (
      <div>
        <h3 className="chart-name">
          {name}
          {COLON} {formats.number(figures.data.totals[key].value)}{' '}
          <span className="soft">{text.before(formats.number(figures.data.totals[key].previous))}</span>
        </h3>
        <DayBars
          name={text.asTable(name)}
          day={text.day}
          of={figures.data.series.map((day) => ({ date: day.date, count: day[key] }))}
        />
      </div>
    )
  return (
    <>
      {figures.data && (
        <section className="surface padded whole stack" aria-labelledby="all-time">
          <h2 className="group-title" id="all-time">
            {text.allTime}
          </h2>
          <dl className="totals">
            {(['events', 'attendees', 'certificates', 'badges', 'contacts'] as const).map((name) => (
              <div key={name}>
                <dt className="soft">{text.totals[name]}</dt>
                <dd>{formats.number(figures.data.all_time[name])}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="surface padded whole stack" aria-labelledby="went">
        <h2 className="group-title" id="went">
          {text.went} <span className="soft">{text.days}</span>
        </h2>
        {figures.isPending && <Skeleton height={120} />}
        {figures.isError && <ProblemNote error={figures.error} retry={() => void figures.refetch()} />}
        <div className="charts">
          {chart(text.registrations, 'registered')}
          {chart(text.issued, 'certificates_issued')}
        </div>
      </section>
    </>
  )
}
