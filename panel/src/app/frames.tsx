import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { type SignedIn, sessionQuery } from '../api/sign-in-session.ts'
import { ROOT } from '../api/site.ts'
import { ProblemNote } from '../components/problem-note.tsx'
import { Connecting } from './connecting.tsx'
import type { RouteContext } from './lazy-routes.ts'
import type { SearchTexts } from './search-text.ts'
import { Section } from './section.tsx'
import { Shell } from './shell.tsx'

/** Around every page. */
export const root = createRootRouteWithContext<{ client: QueryClient } & RouteContext>()({
  component: Outlet,
  validateSearch: (search): SearchTexts => search as SearchTexts,
  errorComponent: ({ error, reset }) => <ProblemNote error={error} retry={reset} />,
})

/** People who only check in begin at the door, which is a page of its own. It never answers, so that nothing is shown before. */
function toTheDoor(): Promise<never> {
  window.location.replace(`${ROOT}/door`)
  return new Promise(() => {})
}

/** Everything else: without a session, to the way in and back again. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    const who = await context.client.ensureQueryData(sessionQuery)
    if (!who) throw redirect({ to: '/sign-in', search: { to: location.publicHref } })
    // People who must set up a second factor first can open nothing else.
    if (who.second_factor_required && !location.pathname.endsWith('/me')) throw redirect({ to: '/me' })
    if (who.role === 'checkin' && /\/admin\/?$/.test(location.publicHref)) return toTheDoor()
    return { who }
  },
})

/** Around the consent to an app, which has no menus: it is the only thing to decide. */
export const connecting = createRoute({
  getParentRoute: () => root,
  id: 'connecting',
  component: Connecting,
  beforeLoad: async ({ context, location }) => {
    const who = await context.client.ensureQueryData(sessionQuery)
    const isAsked = 'request' in location.search
    if (!who && isAsked) throw redirect({ to: '/sign-in', search: { to: location.publicHref } })
    return { who: who as SignedIn }
  },
})

/** Around the pages of one event. */
export const event = createRoute({
  getParentRoute: () => inside,
  path: '/events/$eventId',
  params: {
    parse: ({ eventId }) => ({ eventId: Number(eventId) }),
    stringify: ({ eventId }) => ({ eventId: String(eventId) }),
  },
  component: lazyRouteComponent(() => import('../pages/events/event-frame.tsx'), 'EventFrame'),
})

/** A section of the panel with several pages, shown as tabs. */
export const crm = createRoute({
  getParentRoute: () => inside,
  path: '/crm',
  component: () => <Section within="crm" />,
  staticData: { place: { name: 'crm', within: 'main', opens: 'crm', anyOf: ['crm:read'], jump: 'k' } },
})

export const emails = createRoute({
  getParentRoute: () => inside,
  path: '/emails',
  component: () => <Section within="emails" />,
  staticData: { place: { name: 'emails', within: 'main', opens: 'emails', anyOf: ['emails:read'], jump: 'm' } },
})

export const developers = createRoute({
  getParentRoute: () => inside,
  path: '/developers',
  component: () => <Section within="developers" />,
  staticData: {
    place: {
      name: 'developers',
      within: 'main',
      opens: 'developers',
      anyOf: ['api_keys:read', 'webhooks:read', 'audit:read', 'people:read'],
      jump: 'd',
    },
  },
})

export const training = createRoute({
  getParentRoute: () => inside,
  path: '/training',
  component: () => <Section within="training" />,
  staticData: {
    place: { name: 'training', within: 'main', opens: 'training', anyOf: ['training:read'], jump: 't' },
  },
})

export const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  component: () => <Section within="settings" />,
  staticData: {
    place: {
      name: 'settings',
      within: 'main',
      opens: 'settings',
      anyOf: [
        'organisation:read',
        'people:read',
        'automations:read',
        'credits:read',
        'audit:read',
        'privacy:write',
        'certificates:read',
      ],
      jump: 's',
    },
  },
})
