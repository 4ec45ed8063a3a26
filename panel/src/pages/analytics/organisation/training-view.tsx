import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { ChartCard } from '../../../components/charts/chart-card.tsx'
import { ShareBars } from '../../../components/charts/share-bars.tsx'
import { StatTiles } from '../../../components/charts/stat-tiles.tsx'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { useRange } from '../../../components/charts/use-range.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { trainingFigureMessages } from '../messages/training.ts'

const STATES = [
  { key: 'compliant', tone: 'good' },
  { key: 'due', tone: 'warning' },
  { key: 'overdue', tone: 'bad' },
] as const

/** The trend of training over the period; the section Training has the people. */
export function TrainingView() {
  const text = trainingFigureMessages
  const { formats } = useLanguage()
  const { asked } = useRange()
  const figures = useQuery({
    queryKey: ['analytics', 'training', asked],
    queryFn: () => laurel.analytics.trainingCompliance({ ...asked, limit: 1 }),
    placeholderData: keepPreviousData,
  })
  const { data } = figures
  if (figures.isError) return <ProblemNote error={figures.error} retry={() => void figures.refetch()} />
  if (!data) return <Skeleton height={320} />
  return (
    <div aria-busy={figures.isPlaceholderData}>
      <StatTiles
        name={text.title}
        of={STATES.map(({ key }) => ({ key, name: text.states[key], value: formats.number(data.totals[key]) }))}
      />
      <div className="charts-grid">
        <TimeChart
          title={text.title}
          about={<ToTraining />}
          interval={data.interval}
          dates={data.trend.map(({ date }) => date)}
          whenEmpty={text.none}
          series={STATES.map(({ key, tone }) => ({
            ...{ key, tone, name: text.states[key], values: data.trend.map((each) => each[key]) },
          }))}
        />
        {data.programmes.length > 0 && (
          <ChartCard title={text.byProgramme}>
            <ShareBars
              name={text.byProgramme}
              heads={[text.programme, text.overdueCount, '']}
              of={0}
              rows={data.programmes.map(({ programme_id, programme_name, compliant, due, overdue }) => ({
                ...{
                  key: String(programme_id),
                  name: <bdi>{programme_name}</bdi>,
                  value: overdue,
                  tone: 'bad' as const,
                },
                note: text.others(formats.number(compliant), formats.number(due)),
              }))}
            />
          </ChartCard>
        )}
      </div>
    </div>
  )
}

/** Link to the section, where the panel has it. */
function ToTraining() {
  const text = trainingFigureMessages
  const { routesByPath } = useRouter()
  return '/training' in routesByPath ? <Link to={'/training' as '/'}>{text.toTraining}</Link> : null
}
