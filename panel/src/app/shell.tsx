import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { laurel } from '../api/laurel.ts'
import { may, type SignedIn, sessionQuery } from '../api/sign-in-session.ts'
import { ROOT } from '../api/site.ts'
import {
  CalendarDays,
  CircleUserRound,
  CodeXml,
  House,
  LogOut,
  Mail,
  Medal,
  Palette,
  Settings,
} from '../components/icons.tsx'
import { Toasts } from '../components/toasts.tsx'
import { type ViewStore, ViewStoreContext } from '../components/view-store.ts'
import { useMessages } from '../messages/use-messages.tsx'
import { placeMessages } from '../shell-parts/messages/places.ts'
import { PlaceOutlet } from '../shell-parts/place-outlet.tsx'
import type { Place, PlaceName } from '../shell-parts/places.ts'
import { placesOf } from '../shell-parts/places-of.ts'
import { keepFocus } from './keep-focus.ts'
import { shellMessages } from './messages/shell.ts'
import { Presence } from './presence.tsx'
import { ShellKeys } from './shell-keys.tsx'
import { useOwnLooks } from './use-own-looks.ts'

const SwitchOrganisation = lazy(async () => ({
  default: (await import('../shell-parts/switch-organisation.tsx')).SwitchOrganisation,
}))

const ICONS: Partial<Record<PlaceName, typeof House>> = {
  overview: House,
  events: CalendarDays,
  designs: Palette,
  certificates: Medal,
  contactMessages: Mail,
  person: CircleUserRound,
  developers: CodeXml,
  settings: Settings,
}

const views: ViewStore = { read: () => laurel.me.views(), save: (of) => laurel.me.saveViews(of) }

/**
 * Starts live updates after the page has rendered, so that they do not delay it.
 * @returns a function that stops them
 */
function followLater(client: QueryClient, mayListen: boolean): () => void {
  let end: (() => void) | null = null
  let isGone = false
  void import('./follow-changes.ts').then(({ followChanges }) => {
    if (!isGone) end = followChanges(client, mayListen)
  })
  return () => {
    isGone = true
    end?.()
  }
}

/** Frame of every page: navigation, organisation and account. */
export function Shell() {
  const { who } = useRouteContext({ from: '/inside' })
  const text = useMessages(shellMessages)
  const router = useRouter()
  const places = placesOf(router.routesById as never)
  useSignedOutElsewhere()
  useOwnLooks(who.person)
  useEffect(keepFocus, [])
  const { client } = router.options.context
  const mayListen = who.event_ids === null
  useEffect(() => followLater(client, mayListen), [client, mayListen])
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <nav className="side" aria-label={text.places}>
        <div className="brand wide">
          <img src={`${ROOT}/admin/laurel.svg`} alt="" />
          <span>
            <bdi>{who.organisation.name}</bdi>
          </span>
        </div>
        <MainPlaces places={places} who={who} />
        {who.organisations.length > 1 && (
          <div className="wide">
            <Suspense>
              <SwitchOrganisation who={who} />
            </Suspense>
          </div>
        )}
        <Person name={who.person.name} />
      </nav>
      <main className="main" id="main" tabIndex={-1}>
        <ViewStoreContext value={views}>
          <PlaceOutlet />
        </ViewStoreContext>
      </main>
      <Toasts />
      <ShellKeys places={places} />
      <Presence />
    </div>
  )
}

/** Links to the main pages that the person may open. */
function MainPlaces({ places, who }: { places: { path: string; place: Place }[]; who: SignedIn }) {
  const names = useMessages(placeMessages)
  const isOpen = ({ scope }: Place) => !scope || may(who, scope)
  const main = places.filter(
    ({ place }) =>
      place.within === 'main' &&
      isOpen(place) &&
      (!place.opens || places.some((other) => other.place.within === place.opens && isOpen(other.place))),
  )
  return main.map(({ path, place: { name, opens } }) => {
    const Icon = ICONS[name]
    return (
      <Link
        key={path}
        className={opens ? 'wide' : ''}
        to={path as '/'}
        activeOptions={{ exact: path === '/', includeSearch: false }}
      >
        {Icon && <Icon aria-hidden size={18} />}
        <span>{names[name]}</span>
      </Link>
    )
  })
}

function Person({ name }: { name: string }) {
  const text = useMessages(shellMessages)
  const navigate = useNavigate()
  const router = useRouter()
  const leave = async () => {
    await laurel.auth.signOut()
    router.options.context.client.clear()
    await navigate({ to: '/sign-in' })
  }
  return (
    <div className="person">
      <Link to="/me">
        <CircleUserRound aria-hidden size={18} />
        <bdi className="cell">{name}</bdi>
      </Link>
      <button type="button" className="plain wide" onClick={leave}>
        <LogOut aria-hidden size={16} /> {text.signOut}
      </button>
    </div>
  )
}

/** A person who signed out in another tab, or whose session was revoked, is redirected to sign-in. */
function useSignedOutElsewhere() {
  const { data } = useQuery(sessionQuery)
  const router = useRouter()
  useEffect(() => {
    if (data === null) void router.invalidate()
  }, [data, router])
}
