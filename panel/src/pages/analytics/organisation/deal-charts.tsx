import type { CrmAnalytics } from '@laurel/client'
import { ChartCard } from '../../../components/charts/chart-card.tsx'
import { ShareBars } from '../../../components/charts/share-bars.tsx'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { ColumnHeads } from '../../../components/column-heads.tsx'
import { Scrolled } from '../../../components/scrolled.tsx'
import { regionOf } from '../../../messages/region-of.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { useStage } from '../../../shell-parts/crm/stage-query.ts'
import { contactFigureMessages } from '../messages/contacts.ts'

const TONES = { open: 'first', won: 'good', lost: 'quiet' } as const

/** Deals now and over the period, each currency by itself, and how long they stay in a stage. */
export function DealCharts({ of }: { of: CrmAnalytics }) {
  const text = contactFigureMessages
  if (of.pipeline.length === 0) return <ChartCard title={text.pipeline} lack={text.noDeals} />
  return (
    <>
      {of.pipeline.map((each) => (
        <Pipeline key={each.currency} of={each} />
      ))}
      {of.closed.map((each) => (
        <Closed key={each.currency} of={each} interval={of.interval} />
      ))}
      <Stages of={of.stages} />
    </>
  )
}

/** Amounts in a currency, without fractions. */
function useMoney(currency: string) {
  const { language } = useLanguage()
  const region = regionOf(navigator.languages, language)
  const format = new Intl.NumberFormat(region, { style: 'currency', currency, maximumFractionDigits: 0 })
  return (amount: number) => format.format(amount)
}

function Pipeline({ of }: { of: CrmAnalytics['pipeline'][number] }) {
  const text = contactFigureMessages
  const { formats } = useLanguage()
  const money = useMoney(of.currency)
  const stageOf = useStage()
  const title = text.pipelineIn(of.currency)
  return (
    <ChartCard title={title} figure={money(of.open_amount)} about={text.weighted(money(of.weighted_amount))}>
      <ShareBars
        name={title}
        heads={[text.stage, text.amount, '']}
        of={0}
        write={money}
        rows={of.stages.map(({ stage, deals, amount }) => ({
          ...{ key: stage, name: <bdi>{stageOf(stage).name}</bdi>, value: amount },
          note: text.deals(formats.number(deals)),
          tone: TONES[stageOf(stage).kind ?? 'open'],
        }))}
      />
    </ChartCard>
  )
}

type ClosedProps = { of: CrmAnalytics['closed'][number]; interval: CrmAnalytics['interval'] }

function Closed({ of, interval }: ClosedProps) {
  const text = contactFigureMessages
  const { formats } = useLanguage()
  const money = useMoney(of.currency)
  return (
    <TimeChart
      title={text.closedIn(of.currency)}
      figure={money(of.won_amount)}
      about={of.won + of.lost > 0 && text.winRate(formats.percent(of.win_rate))}
      kind="lines"
      interval={interval}
      dates={of.series.map(({ date }) => date)}
      write={money}
      series={[
        { key: 'won', name: text.won, values: of.series.map(({ won_amount }) => won_amount), tone: 'good' },
        { key: 'lost', name: text.lost, values: of.series.map(({ lost_amount }) => lost_amount), tone: 'bad' },
      ]}
    />
  )
}

function Stages({ of }: { of: CrmAnalytics['stages'] }) {
  const text = contactFigureMessages
  const stageOf = useStage()
  const { formats } = useLanguage()
  const days = (seconds: number | null) =>
    seconds === null ? '–' : text.days(formats.number(Math.round(seconds / 8_640) / 10))
  return (
    <ChartCard title={text.passage} about={text.passageAbout}>
      <Scrolled label={text.passage}>
        <table className="plain-table stage-table" aria-label={text.passage}>
          <ColumnHeads names={[text.stage, text.entered, text.movedOn, text.rate, text.stay]} />
          <tbody>
            {of.map(({ stage, entered, moved_on, rate, median_seconds }) => (
              <tr key={stage}>
                <th scope="row">
                  <bdi>{stageOf(stage).name}</bdi>
                </th>
                <td className="count">{formats.number(entered)}</td>
                <td className="count">{formats.number(moved_on)}</td>
                <td className="count">{entered === 0 ? '–' : formats.percent(rate)}</td>
                <td className="count">{days(median_seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </ChartCard>
  )
}
