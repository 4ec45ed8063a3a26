import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { sessionQuery } from '../api/session.ts'
import { ROOT } from '../api/site.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import type { Place } from './places.ts'
import { parseSearch, type SearchTexts, stringifySearch } from './search-text.ts'
import { Shell } from './shell.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    place?: Place
  }
}

const root = createRootRouteWithContext<{ client: QueryClient }>()({
  component: Outlet,
  validateSearch: (search): SearchTexts => search as SearchTexts,
  errorComponent: ({ error, reset }) => <ProblemNote error={error} retry={reset} />,
})

type Load<Name extends string> = () => Promise<{ [name in Name]: () => React.ReactNode }>

/** A page that people see before they are signed in. */
function door<const Path extends string, Name extends string>(path: Path, load: Load<Name>, name: Name) {
  return createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load, name) })
}

const doors = [
  door('/set-up', () => import('../pages/sign-in/set-up-page.tsx'), 'SetUpPage'),
  door('/sign-in', () => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
] as const

/** Everything else: without a session, to the way in and back again. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    const who = await context.client.ensureQueryData(sessionQuery)
    if (!who) throw redirect({ to: '/sign-in', search: { to: location.href } })
    return { who }
  },
})

/** A place of the panel: its address, what it says of itself, and the page that is loaded when somebody goes there. */
function page<const Path extends string, Name extends string>(path: Path, place: Place, load: Load<Name>, name: Name) {
  return createRoute({
    getParentRoute: () => inside,
    path,
    component: lazyRouteComponent(load, name),
    staticData: { place },
  })
}

const event = createRoute({
  getParentRoute: () => inside,
  path: '/events/$eventId',
  params: {
    parse: ({ eventId }) => ({ eventId: Number(eventId) }),
    stringify: ({ eventId }) => ({ eventId: String(eventId) }),
  },
  component: lazyRouteComponent(() => import('../pages/events/event-frame.tsx'), 'EventFrame'),
})

/** A place within an event. */
function ofEvent<const Path extends string, Name extends string>(
  path: Path,
  place: Place,
  load: Load<Name>,
  name: Name,
) {
  return createRoute({
    getParentRoute: () => event,
    path,
    component: lazyRouteComponent(load, name),
    staticData: { place },
  })
}

/** The whole sitemap. */
const pages = [
  page(
    '/',
    { name: 'overview', within: 'main', jump: 'o' },
    () => import('../pages/overview/overview-page.tsx'),
    'OverviewPage',
  ),
  page(
    '/events',
    { name: 'events', scope: 'events:read', within: 'main', jump: 'e' },
    () => import('../pages/events/events-page.tsx'),
    'EventsPage',
  ),
  page('/me', { name: 'me', within: 'own' }, () => import('../pages/me/me-page.tsx'), 'MePage'),
] as const

const pagesOfEvent = [
  ofEvent(
    '/',
    { name: 'event', scope: 'events:read', within: 'event' },
    () => import('../pages/events/event-page.tsx'),
    'EventPage',
  ),
  ofEvent(
    '/attendees',
    { name: 'attendees', scope: 'attendees:read', within: 'event', jump: 'a' },
    () => import('../pages/attendees/attendees-page.tsx'),
    'AttendeesPage',
  ),
  ofEvent(
    '/attendees/import',
    { name: 'importAttendees', scope: 'attendees:write' },
    () => import('../pages/attendees/import/import-page.tsx'),
    'ImportPage',
  ),
] as const

export function makeRouter(client: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([...doors, inside.addChildren([...pages, event.addChildren([...pagesOfEvent])])]),
    basepath: `${ROOT}/admin`,
    context: { client },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
}
