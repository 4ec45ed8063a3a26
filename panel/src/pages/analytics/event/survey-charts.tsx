import type { EventAnalytics } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { BarChart } from '../../../components/charts/bar-chart.tsx'
import { ChartCard, seriesTable } from '../../../components/charts/chart-card.tsx'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { eventAnalyticsMessages } from '../messages/event.ts'

type Props = { of: EventAnalytics; eventId: number }

/** Responses to the survey over time, and the ratings that attendees gave. */
export function SurveyCharts({ of, eventId }: Props) {
  const text = eventAnalyticsMessages
  const { formats } = useLanguage()
  const { survey } = of
  const toSurvey = (
    <Link to="/events/$eventId/survey" params={{ eventId }}>
      {text.toSurvey}
    </Link>
  )
  return (
    <>
      <TimeChart
        title={text.responses}
        figure={formats.number(survey.in_range.responses)}
        about={survey.responses > 0 && toSurvey}
        whenEmpty={
          survey.responses === 0 && (
            <>
              {text.noResponses} {toSurvey}
            </>
          )
        }
        interval={of.interval}
        dates={survey.series.map(({ date }) => date)}
        series={[{ key: 'responses', name: text.responses, values: survey.series.map(({ responses }) => responses) }]}
      />
      {survey.scores.map((score) => (
        <Score key={score.question_id} of={score} />
      ))}
    </>
  )
}

function Score({ of }: { of: EventAnalytics['survey']['scores'][number] }) {
  const text = eventAnalyticsMessages
  const { formats } = useLanguage()
  const title = of.question ?? text.formerQuestion
  const marks = of.distribution.map(({ rating }) => {
    const name = formats.number(rating)
    return { key: name, name, short: name }
  })
  const series = [{ key: 'count', name: text.answers, values: of.distribution.map(({ count }) => count) }]
  return (
    <ChartCard
      title={title}
      figure={of.mean === null ? undefined : formats.number(of.mean)}
      about={text.answered(formats.number(of.answered))}
      lack={of.answered === 0 && text.noAnswers}
      table={seriesTable(text.rating, marks, series, formats.number)}
    >
      <BarChart name={title} marks={marks} series={series} />
    </ChartCard>
  )
}
