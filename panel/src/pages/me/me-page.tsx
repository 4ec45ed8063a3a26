import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Note } from '../../components/note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { placeMessages } from '../../shell-parts/messages/places.ts'
import { mayOpen, ON_PHONE } from '../../shell-parts/place-menu.ts'
import { placesOf } from '../../shell-parts/places-of.ts'
import { SwitchOrganisation } from '../../shell-parts/switch-organisation.tsx'
import { Looks } from './looks.tsx'
import { meMessages } from './messages.ts'

const Security = lazy(async () => ({ default: (await import('./security.tsx')).Security }))

/** Account of the signed-in person. */
export function MePage() {
  const text = meMessages
  const { who } = useRouteContext({ from: '/inside' })
  return (
    <>
      <PageHead title={text.title} />
      {who.second_factor_required && (
        <Note role="status" tone="warning">
          {text.factorRequired}
        </Note>
      )}
      <div className="stack narrow">
        <MorePlaces />
        <Looks />
        <Suspense>
          <Security />
        </Suspense>
      </div>
    </>
  )
}

/** The bar of a phone has room for the most used pages; the others are linked here. */
function MorePlaces() {
  const text = meMessages
  const { who } = useRouteContext({ from: '/inside' })
  const { routesById } = useRouter()
  const names = placeMessages
  const places = placesOf(routesById as never).filter(
    ({ place }) => place.within === 'main' && !ON_PHONE.includes(place.name) && mayOpen(who, place),
  )
  return (
    <nav className="narrow-only row" aria-label={text.more}>
      {places.map(({ path, place }) => (
        <Link key={path} to={path as '/'}>
          {names[place.name]}
        </Link>
      ))}
      {who.organisations.length > 1 && <SwitchOrganisation who={who} />}
    </nav>
  )
}
