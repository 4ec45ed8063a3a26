import type { Context } from '../../../platform/context/context.ts'
import { figuresBefore, figuresIn, type Range, seriesOf } from '../../rollups/index.ts'
import { CONTACT_SOURCES, CONTACT_STAGES, type ContactAnalytics, type CrmAnalytics } from './crm-analytics-schema.ts'

const NOW = ['contact_created', 'contact_stage', 'contact_score', 'account_created'] as const
const WITHIN = ['contact_created', 'contact_active', 'account_created'] as const
type Figures = Awaited<ReturnType<typeof figuresBefore>>

/** Returns the numbers of contacts and accounts, now and in the range. */
export async function countContacts(ctx: Context, range: Range): Promise<Pick<CrmAnalytics, 'contacts' | 'accounts'>> {
  const now = await figuresBefore(ctx, range, null, { kinds: NOW, event: null })
  const within = await figuresIn(ctx, range, { kinds: WITHIN, event: null })
  return {
    contacts: {
      total: sum(now, 'contact_created'),
      created: sum(within, 'contact_created'),
      active: sum(within, 'contact_active'),
      stages: CONTACT_STAGES.map((stage) => ({ stage, contacts: sum(now, 'contact_stage', stage) })),
      sources: CONTACT_SOURCES.map((source) => ({
        source,
        contacts: sum(now, 'contact_created', source),
        created: sum(within, 'contact_created', source),
      })),
      scores: scoresOf(now),
      series: contactSeries(range, within),
    },
    accounts: {
      total: sum(now, 'account_created'),
      created: sum(within, 'account_created'),
      series: seriesOf(
        range,
        ['created'],
        of(within, 'account_created', () => 'created' as const),
      ),
    },
  }
}

function sum(figures: Figures, kind: Figures[number]['kind'], part?: string): number {
  return figures.reduce(
    (total, each) => total + (each.kind === kind && (part ?? each.part) === each.part ? each.n : 0),
    0,
  )
}

function scoresOf(figures: Figures): ContactAnalytics['scores'] {
  return figures
    .filter(({ kind }) => kind === 'contact_score')
    .map(({ part, n }) => ({ from: Number(part), to: Number(part) + 9, contacts: n }))
    .toSorted((a, b) => a.from - b.from)
}

function contactSeries(range: Range, figures: Awaited<ReturnType<typeof figuresIn>>): ContactAnalytics['series'] {
  const active = seriesOf(
    range,
    ['active'],
    of(figures, 'contact_active', () => 'active' as const),
  )
  const created = seriesOf(
    range,
    CONTACT_SOURCES,
    of(figures, 'contact_created', (part) => part as (typeof CONTACT_SOURCES)[number]),
  )
  return created.map(({ date, ...sources }, nth) => ({
    date,
    created: Object.values(sources).reduce((total, n) => total + n, 0),
    active: active[nth]!.active,
    sources,
  }))
}

/** Figures of a kind, under the names of a series. */
function of<Name extends string>(
  figures: Awaited<ReturnType<typeof figuresIn>>,
  kind: Figures[number]['kind'],
  nameOf: (part: string) => Name,
): { bucket: string; n: number; name: Name }[] {
  return figures.filter((each) => each.kind === kind).map(({ bucket, n, part }) => ({ bucket, n, name: nameOf(part) }))
}
