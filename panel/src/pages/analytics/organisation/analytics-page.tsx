import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FigureFiles } from '../../../components/charts/figure-files.tsx'
import { RangeBar } from '../../../components/charts/range-bar.tsx'
import { useRange } from '../../../components/charts/use-range.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { ViewTabs } from '../../../components/view-tabs.tsx'
import { organisationMessages } from '../messages/organisation.ts'
import { figuresUrl } from './figures-url.ts'
import '../analytics.css'

const VIEWS = {
  overview: lazy(async () => ({ default: (await import('./overview-view.tsx')).OverviewView })),
  certificates: lazy(async () => ({ default: (await import('./certificates-view.tsx')).CertificatesView })),
  contacts: lazy(async () => ({ default: (await import('./contacts-view.tsx')).ContactsView })),
  training: lazy(async () => ({ default: (await import('./training-view.tsx')).TrainingView })),
} as const
type View = keyof typeof VIEWS

/** Figures of the whole organisation over a period: events, certificates, contacts and training, each as a tab. */
export function AnalyticsPage() {
  const text = organisationMessages
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const view = search['view'] !== undefined && search['view'] in VIEWS ? (search['view'] as View) : 'overview'
  const { range, today } = useRange()
  const Shown = VIEWS[view]
  return (
    <>
      <PageHead title={text.title}>
        <FigureFiles url={figuresUrl(view, range, search)} />
      </PageHead>
      <ViewTabs label={text.title} views={Object.keys(VIEWS) as View[]} view={view} names={text.views} keepsRest />
      <RangeBar range={range} today={today} />
      <Suspense fallback={<Skeleton height={320} />}>
        <Shown />
      </Suspense>
    </>
  )
}
