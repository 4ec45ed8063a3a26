import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Note } from '../../components/note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { placeMessages } from '../../shell-parts/messages/places.ts'
import { SwitchOrganisation } from '../../shell-parts/switch-organisation.tsx'
import { Looks } from './looks.tsx'
import { meMessages } from './messages.ts'

const Security = lazy(async () => ({ default: (await import('./security.tsx')).Security }))

/** A person's own things. */
export function MePage() {
  const text = useMessages(meMessages)
  const { who } = useRouteContext({ from: '/inside' })
  return (
    <>
      <PageHead title={text.title} />
      {who.second_factor_required && (
        <Note role="status" tone="warning">
          {text.factorRequired}
        </Note>
      )}
      <div className="stack">
        <MorePlaces />
        <Looks />
        <Suspense>
          <Security />
        </Suspense>
      </div>
    </>
  )
}

/** The phone navigation has room for the main pages only; the others are linked here. */
function MorePlaces() {
  const names = useMessages(placeMessages)
  const { who } = useRouteContext({ from: '/inside' })
  return (
    <nav className="narrow-only row" aria-label={useMessages(meMessages).more}>
      <Link to="/developers">{names.developers}</Link>
      <Link to="/settings">{names.settings}</Link>
      {who.organisations.length > 1 && <SwitchOrganisation who={who} />}
    </nav>
  )
}
