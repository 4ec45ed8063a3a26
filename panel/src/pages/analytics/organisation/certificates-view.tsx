import type { CertTimeline } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { ChartCard } from '../../../components/charts/chart-card.tsx'
import { ShareBars, type ShareRow } from '../../../components/charts/share-bars.tsx'
import { StatTiles } from '../../../components/charts/stat-tiles.tsx'
import { TimeChart } from '../../../components/charts/time-chart.tsx'
import { useRange } from '../../../components/charts/use-range.ts'
import { NativeSelect } from '../../../components/inputs.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { certificateFigureMessages } from '../messages/certificates.ts'
import { certificateFilters } from './figures-url.ts'

const FIGURES = ['issued', 'revoked', 'expired', 'expiring'] as const

/** Certificates over time, by event, type of event and tier. */
export function CertificatesView() {
  const text = certificateFigureMessages
  const { formats } = useLanguage()
  const { asked } = useRange()
  const filters = certificateFilters(useSearch({ strict: false }) as Record<string, string>)
  const figures = useQuery({
    queryKey: ['analytics', 'certificates', asked, filters],
    queryFn: () => laurel.analytics.certTimeline({ ...asked, ...filters } as never),
    placeholderData: keepPreviousData,
  })
  const { data } = figures
  if (figures.isError) return <ProblemNote error={figures.error} retry={() => void figures.refetch()} />
  if (!data) return <Skeleton height={320} />
  const common = { dates: data.series.map(({ date }) => date), interval: data.interval }
  const line = (key: (typeof FIGURES)[number]) => ({
    ...{ key, name: text.figures[key], values: data.series.map((each) => each[key]) },
  })
  return (
    <div aria-busy={figures.isPlaceholderData}>
      <Filters tiers={data.tiers} set={filters} />
      <StatTiles
        name={text.count}
        of={FIGURES.map((key) => ({ key, name: text.figures[key], value: formats.number(data.totals[key]) }))}
      />
      <div className="charts-grid">
        <TimeChart {...common} title={text.issued} series={[line('issued')]} />
        <TimeChart
          {...common}
          title={text.ends}
          kind="lines"
          series={[line('revoked'), line('expired'), line('expiring')]}
        />
        <Groups of={data} />
      </div>
    </div>
  )
}

/** Certificates by event, by type of event and by tier. */
function Groups({ of }: { of: CertTimeline }) {
  const text = certificateFigureMessages
  const { formats } = useLanguage()
  const more = ({ revoked, expired }: { revoked: number; expired: number }) =>
    revoked + expired > 0 && text.moreOf(formats.number(revoked), formats.number(expired))
  const card = (title: string, first: string, rows: ShareRow[], about?: string) =>
    rows.length > 0 && (
      <ChartCard title={title} about={about}>
        <ShareBars name={title} heads={[first, text.figures.issued, text.share]} rows={rows} of={of.totals.issued} />
      </ChartCard>
    )
  return (
    <>
      {card(
        text.byEvent,
        text.event,
        of.events.map((each) => ({
          key: String(each.event_id),
          name: (
            <Link to={'/events/$eventId/analytics'} params={{ eventId: each.event_id }}>
              <bdi>{each.event_name}</bdi>
            </Link>
          ),
          ...{ value: each.issued, note: more(each) },
        })),
        of.event_count > of.events.length
          ? text.byEventAbout(formats.number(of.events.length), formats.number(of.event_count))
          : undefined,
      )}
      {card(
        text.byEventType,
        text.eventType,
        of.event_types.map((each) => ({
          ...{ key: each.event_type, name: text.types[each.event_type], value: each.issued, note: more(each) },
        })),
      )}
      {card(
        text.byTier,
        text.tier,
        of.tiers.map((each) => ({
          key: each.tier ?? '',
          name: each.tier === null ? <span className="soft">{text.noTier}</span> : <bdi>{each.tier}</bdi>,
          ...{ value: each.issued, note: more(each) },
        })),
      )}
    </>
  )
}

function Filters({ tiers, set }: { tiers: CertTimeline['tiers']; set: Record<string, string> }) {
  const text = certificateFigureMessages
  const navigate = useNavigate()
  const change = (name: string, value: string) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, [name]: value || undefined })) as never,
      replace: true,
    })
  const named = [...new Set([...tiers.flatMap(({ tier }) => tier ?? []), ...(set['tier'] ? [set['tier']] : [])])]
  const chip = (name: string, all: string, options: { value: string; label: string }[]) => (
    <NativeSelect
      size="sm"
      className="chip"
      aria-label={all}
      data-set={set[name] !== undefined || undefined}
      value={set[name] ?? ''}
      onChange={(event) => change(name, event.currentTarget.value)}
      data={[{ value: '', label: all }, ...options]}
    />
  )
  return (
    <div className="range-bar">
      {chip(
        'event_type',
        text.allTypes,
        Object.entries(text.types).map(([value, label]) => ({ value, label })),
      )}
      {named.length > 0 &&
        chip(
          'tier',
          text.allTiers,
          named.map((tier) => ({ value: tier, label: tier })),
        )}
    </div>
  )
}
