import type { OrganisationOverview } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ChartCard } from '../../../components/charts/chart-card.tsx'
import { ShareBars } from '../../../components/charts/share-bars.tsx'
import { NativeSelect } from '../../../components/inputs.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { certificateFigureMessages } from '../messages/certificates.ts'
import { organisationMessages } from '../messages/organisation.ts'

const ORDERS = ['best_attended', 'worst_attended', 'most_registered', 'least_registered'] as const

/** Events of the period that stand out, certificates by tier, and the use of the plan. */
export function OverviewEvents({ of }: { of: OrganisationOverview }) {
  const text = certificateFigureMessages
  const { formats } = useLanguage()
  const tiers = of.certificates.tiers.filter(({ issued }) => issued > 0)
  return (
    <>
      <Outstanding of={of.events} />
      {tiers.some(({ tier }) => tier !== null) && (
        <ChartCard title={text.byTier}>
          <ShareBars
            name={text.byTier}
            heads={[text.tier, text.figures.issued, text.share]}
            rows={tiers.map(({ tier, issued, active }) => ({
              key: tier ?? '',
              name: tier === null ? <span className="soft">{text.noTier}</span> : <bdi>{tier}</bdi>,
              value: issued,
              note: text.validNow(formats.number(active)),
            }))}
          />
        </ChartCard>
      )}
      <PlanUse of={of} />
    </>
  )
}

function Outstanding({ of }: { of: OrganisationOverview['events'] }) {
  const text = organisationMessages
  const { formats } = useLanguage()
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('best_attended')
  const isAttended = order.endsWith('attended')
  const rows = of[order]
  return (
    <ChartCard title={text.events} lack={rows.length === 0 && text.noEvents}>
      <NativeSelect
        size="sm"
        aria-label={text.order}
        value={order}
        onChange={(event) => setOrder(event.currentTarget.value as typeof order)}
        data={ORDERS.map((value) => ({ value, label: text.orders[value] }))}
      />
      <ShareBars
        name={text.orders[order]}
        heads={[text.event, isAttended ? text.attendance : text.figures.registered, '']}
        of={0}
        {...(isAttended && { write: formats.percent })}
        rows={rows.map(({ event_id, name, registered, attended, ratio }) => ({
          key: String(event_id),
          name: (
            <Link to={'/events/$eventId/analytics'} params={{ eventId: event_id }}>
              <bdi>{name}</bdi>
            </Link>
          ),
          value: isAttended ? ratio : registered,
          note: text.cameOf(formats.number(attended), formats.number(registered)),
        }))}
      />
    </ChartCard>
  )
}

function PlanUse({ of: { credits, plan } }: { of: OrganisationOverview }) {
  const text = organisationMessages
  const { number, percent } = useLanguage().formats
  return (
    <ChartCard
      title={text.plan}
      figure={number(credits.balance)}
      about={credits.held > 0 ? text.creditsHeld(number(credits.held)) : text.credits}
    >
      <ShareBars
        name={text.plan}
        heads={[text.limit, text.used, '']}
        of={0}
        write={percent}
        rows={plan.limits.map(({ limit, used, most, ratio, is_near }) => ({
          ...{ key: limit, name: text.limits[limit] ?? limit, value: ratio },
          note: `${text.usedOf(number(used), number(most))}${is_near ? ` · ${text.near}` : ''}`,
          tone: is_near ? ('warning' as const) : ('first' as const),
        }))}
      />
    </ChartCard>
  )
}
