import type { CrmAnalytics } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { BarChart } from '../../../components/charts/bar-chart.tsx'
import { ChartCard, seriesTable } from '../../../components/charts/chart-card.tsx'
import { ShareBars } from '../../../components/charts/share-bars.tsx'
import { StatTiles } from '../../../components/charts/stat-tiles.tsx'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { useRange } from '../../../components/charts/use-range.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { contactFigureMessages } from '../messages/contacts.ts'
import { sourceMessages } from '../messages/sources.ts'
import { DealCharts } from './deal-charts.tsx'

/** Contacts and companies, how they came, and how deals went. */
export function ContactsView() {
  const text = contactFigureMessages
  const { formats } = useLanguage()
  const { asked } = useRange()
  const figures = useQuery({
    queryKey: ['analytics', 'crm', asked],
    queryFn: () => laurel.analytics.crm(asked),
    placeholderData: keepPreviousData,
  })
  const { data } = figures
  if (figures.isError) return <ProblemNote error={figures.error} retry={() => void figures.refetch()} />
  if (!data) return <Skeleton height={320} />
  const { contacts, accounts } = data
  const number = formats.number
  return (
    <div aria-busy={figures.isPlaceholderData}>
      <StatTiles
        name={text.title}
        of={[
          { key: 'contacts', name: text.contacts, value: number(contacts.total) },
          { key: 'created', name: text.newContacts, value: number(contacts.created) },
          { key: 'active', name: text.active, value: number(contacts.active) },
          { key: 'companies', name: text.companies, value: number(accounts.total) },
          { key: 'newCompanies', name: text.newCompanies, value: number(accounts.created) },
        ]}
      />
      <div className="charts-grid">
        <TimeChart
          title={text.overTime}
          kind="lines"
          interval={data.interval}
          dates={contacts.series.map(({ date }) => date)}
          series={[
            { key: 'created', name: text.newContacts, values: contacts.series.map(({ created }) => created) },
            { key: 'active', name: text.active, values: contacts.series.map(({ active }) => active) },
          ]}
        />
        <ContactGroups of={contacts} />
        <DealCharts of={data} />
      </div>
    </div>
  )
}

function ContactGroups({ of }: { of: CrmAnalytics['contacts'] }) {
  const text = contactFigureMessages
  const sources = sourceMessages
  const { formats } = useLanguage()
  const heads = [text.contacts, text.share] as const
  const marks = of.scores.map(({ from, to }) => {
    const short = formats.number(from)
    return { key: short, short, name: from === to ? short : `${short}–${formats.number(to)}` }
  })
  const scores = [{ key: 'contacts', name: text.contacts, values: of.scores.map(({ contacts }) => contacts) }]
  if (of.total === 0) return null
  return (
    <>
      <ChartCard title={text.bySource}>
        <ShareBars
          name={text.bySource}
          heads={[text.source, ...heads]}
          rows={of.sources.map(({ source, contacts, created }) => ({
            ...{ key: source, name: sources[source] ?? source, value: contacts },
            note: created > 0 && text.newOf(formats.number(created)),
          }))}
        />
      </ChartCard>
      <ChartCard title={text.byStage}>
        <ShareBars
          name={text.byStage}
          heads={[text.stage, ...heads]}
          rows={of.stages.map(({ stage, contacts }) => ({
            key: stage,
            name: text.stages[stage] ?? stage,
            value: contacts,
          }))}
        />
      </ChartCard>
      <ChartCard
        title={text.byScore}
        about={text.byScoreAbout}
        lack={of.scores.length < 2 && text.fewScores}
        table={seriesTable(text.score, marks, scores, formats.number)}
      >
        <BarChart name={text.byScore} marks={marks} series={scores} />
      </ChartCard>
    </>
  )
}
