import { useRouteContext } from '@tanstack/react-router'
import { PageHead } from '../../parts/page-head.tsx'

/** Where one begins. */
export function OverviewPage() {
  const { who } = useRouteContext({ from: '/inside' })
  return <PageHead title={who.organisation.name} />
}
