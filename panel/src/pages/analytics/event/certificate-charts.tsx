import type { EventAnalytics } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ChartCard } from '../../../components/charts/chart-card.tsx'
import { ShareBars } from '../../../components/charts/share-bars.tsx'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { DEFAULT_KIND } from '../../../components/default-kind.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { certificateFigureMessages } from '../messages/certificates.ts'

type Props = { of: EventAnalytics; eventId: number }

/** Certificates issued over time and how they were used, by tier and by kind. */
export function CertificateCharts({ of, eventId }: Props) {
  const text = certificateFigureMessages
  const { formats } = useLanguage()
  const { in_range, series, kinds } = of.certificates
  const dates = series.map(({ date }) => date)
  const robots = in_range.verified_by_robot + in_range.downloaded_by_robot + in_range.shared_by_robot
  return (
    <>
      <TimeChart
        title={text.issued}
        figure={formats.number(in_range.issued)}
        interval={of.interval}
        dates={dates}
        series={[{ key: 'issued', name: text.issued, values: series.map(({ issued }) => issued) }]}
      />
      <TimeChart
        title={text.uses}
        about={robots > 0 && text.robots(formats.number(robots))}
        kind="lines"
        interval={of.interval}
        dates={dates}
        series={(['verified', 'downloaded', 'shared'] as const).map((key) => ({
          ...{ key, name: text.usedAs[key], values: series.map((each) => each[key]) },
        }))}
      />
      <Tiers eventId={eventId} />
      {kinds.length > 1 && (
        <ChartCard title={text.byKind}>
          <ShareBars
            name={text.byKind}
            heads={[text.kind, text.issued, text.share]}
            rows={kinds.map(({ kind, issued, active }) => ({
              key: kind,
              name: kind === DEFAULT_KIND ? text.defaultKind : <bdi>{kind}</bdi>,
              value: issued,
              note: text.validNow(formats.number(active)),
            }))}
          />
        </ChartCard>
      )}
    </>
  )
}

/** The tiers that people reached, the highest first, also those that nobody reached. */
function Tiers({ eventId }: { eventId: number }) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = certificateFigureMessages
  const { formats } = useLanguage()
  const tiers = useQuery({
    queryKey: ['certificates', 'tiers', eventId],
    queryFn: () => laurel.certificates.summariseTiers(eventId),
    enabled: may(who, 'certificates:read'),
  })
  if (!tiers.data?.tiers.some(({ tier }) => tier !== null)) return null
  return (
    <ChartCard title={text.byTier} figure={formats.number(tiers.data.total)} about={text.byTierAbout}>
      <ShareBars
        name={text.byTier}
        heads={[text.tier, text.count, text.share]}
        rows={tiers.data.tiers.map(({ tier, count }) => ({
          key: tier ?? '',
          name: tier === null ? <span className="soft">{text.noTier}</span> : <bdi>{tier}</bdi>,
          value: count,
        }))}
      />
    </ChartCard>
  )
}
