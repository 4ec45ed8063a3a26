import { useRouteContext, useSearch } from '@tanstack/react-router'
import { may } from '../../api/sign-in-session.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ViewTabs } from '../../components/view-tabs.tsx'
import { ErasureRequests } from './erasure-requests.tsx'
import { privacyMessages } from './messages/privacy.ts'
import { PersonData } from './person-data.tsx'
import { RetentionPart } from './retention-part.tsx'

const VIEWS = ['person', 'requests', 'retention'] as const
type View = (typeof VIEWS)[number]

/** The data of one person, requests to be erased, and for how long records are kept. */
export function PrivacyPage() {
  const text = privacyMessages
  const { who } = useRouteContext({ from: '/inside' })
  const { view: asked } = useSearch({ strict: false }) as { view?: View }
  const views = VIEWS.filter((view) => view !== 'retention' || may(who, 'organisation:read'))
  const view = asked && views.includes(asked) ? asked : 'person'
  return (
    <>
      <PageHead title={text.title} />
      <ViewTabs label={text.title} views={views} view={view} names={text.views} />
      {view === 'person' && <PersonData />}
      {view === 'requests' && <ErasureRequests />}
      {view === 'retention' && <RetentionPart />}
    </>
  )
}
