import type { TrainingCompliance } from '@laurel/client'
import { BarChart } from '../../../components/charts/bar-chart.tsx'
import { ChartCard, seriesTable } from '../../../components/charts/chart-card.tsx'
import type { Tone } from '../../../components/charts/chart-types.ts'
import { intervalMarks } from '../../../components/charts/interval-marks.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { complianceMessages } from '../messages/compliance.ts'
import { trainingMessages } from '../messages/training.ts'

type Day = TrainingCompliance['trend'][number]

/** From the bottom of a bar to its top. */
const STATUSES = ['compliant', 'due', 'overdue'] as const
const TONES: Record<(typeof STATUSES)[number], Tone> = { compliant: 'good', due: 'quiet', overdue: 'bad' }

/** How many were overdue, due and complete at the end of each of the last days. */
export function ComplianceTrend({ of }: { of: readonly Day[] }) {
  const text = complianceMessages
  const { statuses } = trainingMessages
  const { language, formats } = useLanguage()
  const marks = intervalMarks(
    of.map(({ date }) => date),
    'day',
    { language, week: (day) => day },
  )
  const series = STATUSES.map((status) => ({
    key: status,
    name: statuses[status],
    tone: TONES[status],
    values: of.map((day) => day[status]),
  }))
  const days = of.filter((day) => day.compliant + day.due + day.overdue > 0).length
  return (
    <ChartCard
      title={text.trend}
      table={seriesTable(text.day, marks, series, formats.number)}
      lack={days < 2 && text.noTrend}
    >
      <BarChart name={text.trend} marks={marks} series={series} />
    </ChartCard>
  )
}
