import type { EventAnalytics } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { eventQuery } from '../../../api/event-queries.ts'
import { laurel } from '../../../api/laurel.ts'
import { SITE } from '../../../api/site.ts'
import { FigureFiles } from '../../../components/charts/figure-files.tsx'
import { FunnelChart } from '../../../components/charts/funnel-chart.tsx'
import { RangeBar } from '../../../components/charts/range-bar.tsx'
import { type Stat, StatTiles } from '../../../components/charts/stat-tiles.tsx'
import { useRange } from '../../../components/charts/use-range.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import type { Formats } from '../../../messages/formats.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { eventAnalyticsMessages } from '../messages/event.ts'
import { stepMessages } from '../messages/steps.ts'
import { AttendanceCharts } from './attendance-charts.tsx'
import { CertificateCharts } from './certificate-charts.tsx'
import { EmailCharts } from './email-charts.tsx'
import { RegistrationCharts } from './registration-charts.tsx'
import { SurveyCharts } from './survey-charts.tsx'
import '../analytics.css'

/** How an event went: its figures up to now, then charts over a period. */
export function EventAnalyticsPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const text = eventAnalyticsMessages
  const event = useQuery(eventQuery(eventId))
  const { range, asked, today } = useRange(event.data?.created_at)
  const figures = useQuery({
    queryKey: ['analytics', 'event', eventId, asked],
    queryFn: () => laurel.analytics.event(eventId, asked),
    enabled: event.data !== undefined,
    placeholderData: keepPreviousData,
  })
  const { data } = figures
  return (
    <>
      <PageHead title={text.title}>
        <FigureFiles url={`${SITE}/api/v1/admin/events/${eventId}/analytics?${new URLSearchParams(asked)}`} />
      </PageHead>
      {figures.isPending && !figures.isError && <Skeleton height={320} />}
      {figures.isError && <ProblemNote error={figures.error} retry={() => void figures.refetch()} />}
      {data && (
        <>
          <UpToNow of={data} />
          <h2 className="charts-title">{text.inPeriod}</h2>
          <RangeBar range={range} today={today} hasBegin />
          <div className="charts-grid" aria-busy={figures.isPlaceholderData}>
            <RegistrationCharts of={data} />
            <AttendanceCharts of={data} />
            <CertificateCharts of={data} eventId={eventId} />
            <SurveyCharts of={data} eventId={eventId} />
            <EmailCharts of={data} />
          </div>
        </>
      )}
    </>
  )
}

function UpToNow({ of }: { of: EventAnalytics }) {
  const text = eventAnalyticsMessages
  const steps = stepMessages
  const { formats } = useLanguage()
  return (
    <>
      <StatTiles name={text.now} of={tilesOf(of, text, formats)} />
      <section className="surface padded stack charts-funnel" aria-labelledby="funnel">
        <h2 className="group-title" id="funnel">
          {text.funnel}
        </h2>
        <FunnelChart
          name={text.funnel}
          steps={of.funnel.map(({ step, count, of_registered, of_previous }) => ({
            ...{ key: step, name: steps[step], count },
            ...{ ofFirst: of_registered, ofPrevious: of_previous },
          }))}
        />
      </section>
    </>
  )
}

type Text = typeof eventAnalyticsMessages

function tilesOf(of: EventAnalytics, text: Text, { number, percent, moment }: Formats): Stat[] {
  const { registrations, attendance, certificates, survey, event } = of
  const { capacity, taken, waiting } = registrations
  const noShows = attendance.no_shows
  const zone = of.time_zone
  return [
    {
      ...{ key: 'places', name: text.registered },
      value: capacity === null ? number(taken) : text.takenOf(number(taken), number(capacity)),
      note: waiting > 0 && text.waiting(number(waiting)),
    },
    {
      ...{ key: 'attended', name: text.attended, value: number(attendance.attended) },
      note: attendance.registered > 0 && text.ofRegistered(percent(attendance.ratio)),
    },
    {
      ...{ key: 'missed', name: text.noShows, value: noShows === null ? '–' : number(noShows) },
      note:
        noShows !== null
          ? attendance.no_show_ratio !== null && text.ofRegistered(percent(attendance.no_show_ratio))
          : event.ends_at
            ? text.noShowsFrom(moment(event.ends_at, zone))
            : text.noShowsWithoutEnd,
    },
    {
      ...{ key: 'valid', name: text.valid, value: number(certificates.now.active) },
      note: certificates.now.revoked > 0 && text.revoked(number(certificates.now.revoked)),
    },
    {
      ...{ key: 'survey', name: text.responses, value: number(survey.responses) },
      note: survey.responses > 0 && text.ofRegistered(percent(survey.response_ratio)),
    },
  ]
}
