import type { OrganisationOverview } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { FunnelChart } from '../../../components/charts/funnel-chart.tsx'
import { type Stat, StatTiles } from '../../../components/charts/stat-tiles.tsx'
import { useRange } from '../../../components/charts/use-range.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { organisationMessages } from '../messages/organisation.ts'
import { stepMessages } from '../messages/steps.ts'
import { OverviewCharts } from './overview-charts.tsx'
import { OverviewEvents } from './overview-events.tsx'

const DAY_MS = 86_400_000

const COMPARED = [
  'events',
  'registered',
  'attended',
  'no_shows',
  'certificates_issued',
  'certificates_verified',
  'survey_responses',
  'emails_sent',
  'credits_used',
] as const

/** All events together, each figure compared with the period before. */
export function OverviewView() {
  const text = organisationMessages
  const { formats } = useLanguage()
  const { asked } = useRange()
  const figures = useQuery({
    queryKey: ['analytics', 'overview', asked],
    queryFn: () => laurel.analytics.overview(asked),
    placeholderData: keepPreviousData,
  })
  const { data } = figures
  if (figures.isError) return <ProblemNote error={figures.error} retry={() => void figures.refetch()} />
  if (!data) return <Skeleton height={320} />
  const day = (date: string) => `${date}T12:00:00Z`
  const previous = formats.days(day(data.previous_from), day(data.previous_to), 'UTC')
  const begin = comparedFrom(data)
  return (
    <div aria-busy={figures.isPlaceholderData}>
      <p className="soft charts-about">
        {hasPrevious(data)
          ? text.comparedWith(previous)
          : text.nothingBefore(previous, begin && formats.days(begin, null, 'UTC'))}
      </p>
      <StatTiles
        name={text.views.overview}
        of={COMPARED.map((key) => tileOf(key, data, text.figures[key], formats.number))}
      />
      <div className="charts-grid">
        <OverviewCharts of={data} />
        <Funnel of={data} />
        <OverviewEvents of={data} />
      </div>
    </div>
  )
}

/** Returns the first day from which a period of this length has one with counts before it; undefined without any count. */
function comparedFrom({ series, from, to }: OrganisationOverview): string | undefined {
  const first = series.find(({ date, ...counts }) => Object.values(counts).some((count) => count > 0))?.date
  const length = Date.parse(to) - Date.parse(from) + DAY_MS
  return first && new Date(Date.parse(first) + length).toISOString()
}

/** True if anything was counted in the period before; otherwise there is nothing to compare with yet. */
const hasPrevious = ({ totals }: OrganisationOverview) => Object.values(totals).some(({ previous }) => previous > 0)

function tileOf(
  key: (typeof COMPARED)[number],
  of: OrganisationOverview,
  name: string,
  write: (value: number) => string,
): Stat {
  const { value, previous, change } = of.totals[key]
  return {
    ...{ key, name, value: write(value) },
    ...(hasPrevious(of) && { compared: { previous: write(previous), change } }),
  }
}

function Funnel({ of }: { of: OrganisationOverview }) {
  const text = organisationMessages
  const steps = stepMessages
  return (
    <section className="surface padded chart-card" aria-labelledby="funnel">
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
  )
}
