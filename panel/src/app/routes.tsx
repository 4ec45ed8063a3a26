import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ROOT } from '../api/site.ts'
import type { Place } from '../shell-parts/places.ts'
import { pagesOfEvent } from './event-routes.ts'
import { connecting, crm, developers, emails, event, inside, root, settings, training } from './frames.tsx'
import { addRoutes, lazyRoutes } from './lazy-routes.ts'
import { NotFound } from './not-found.tsx'
import { type Load, placesIn } from './places-in.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    place?: Place
  }
}

/** A page that people see before they are signed in. */
function publicRoute<const Path extends string, Name extends string>(path: Path, load: Load<Name>, name: Name) {
  return createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load, name) })
}

const publicRoutes = [
  publicRoute('/set-up', () => import('../pages/sign-in/set-up-page.tsx'), 'SetUpPage'),
  publicRoute('/invitation', () => import('../pages/sign-in/invite-page.tsx'), 'InvitePage'),
  publicRoute('/link', () => import('../pages/sign-in/link-page.tsx'), 'LinkPage'),
  publicRoute('/reset', () => import('../pages/sign-in/reset-page.tsx'), 'ResetPage'),
  publicRoute('/second-factor', () => import('../pages/sign-in/second-factor-page.tsx'), 'SecondFactorPage'),
  publicRoute('/sign-in', () => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
] as const

/** The consent to an app. */
const consent = createRoute({
  getParentRoute: () => connecting,
  path: '/connect',
  component: lazyRouteComponent(() => import('../pages/connect/connect-page.tsx'), 'ConnectPage'),
})

const page = placesIn(inside)

/** The whole sitemap: main pages, in the order of the side bar, with the sections between. */
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
  page(
    '/certificates',
    { name: 'certificates', scope: 'certificates:read', within: 'main', jump: 'c' },
    () => import('../pages/certificates/certificates-page.tsx'),
    'CertificatesPage',
  ),
  page(
    '/designs',
    { name: 'designs', scope: 'certificates:read', within: 'main', jump: 'p' },
    () => import('../pages/designs/list/designs-page.tsx'),
    'DesignsPage',
  ),
  page(
    '/designs/$designId',
    { name: 'designer', scope: 'certificates:read' },
    () => import('../pages/designs/designer/designer-page.tsx'),
    'DesignerPage',
  ),
  page(
    '/badges',
    { name: 'badges', scope: 'badges:read', within: 'main', jump: 'b' },
    () => import('../pages/badges/badges-page.tsx'),
    'BadgesPage',
  ),
  page(
    '/badges/$badgeId',
    { name: 'badge', scope: 'badges:read' },
    () => import('../pages/badges/badge-page.tsx'),
    'BadgePage',
  ),
] as const

const formPages = [
  page(
    '/forms',
    { name: 'forms', scope: 'forms:read', within: 'main', jump: 'f' },
    () => import('../pages/forms/forms-page.tsx'),
    'FormsPage',
  ),
  page(
    '/forms/$formId',
    { name: 'form', scope: 'forms:read' },
    () => import('../pages/forms/form-page.tsx'),
    'FormPage',
  ),
] as const

/** Main pages below the sections of contacts. */
const lastPages = [
  page(
    '/analytics',
    { name: 'analytics', scope: 'analytics:read', within: 'main', jump: 'y' },
    () => import('../pages/analytics/organisation/analytics-page.tsx'),
    'AnalyticsPage',
  ),
  page('/person', { name: 'person', within: 'main' }, () => import('../pages/person/person-page.tsx'), 'PersonPage'),
  page('/me', { name: 'me', within: 'own' }, () => import('../pages/me/me-page.tsx'), 'MePage'),
] as const

/** Any other address. Links know only pages, so their types leave it out. */
const lost = [createRoute({ getParentRoute: () => inside, path: '$', component: NotFound })] as unknown as readonly []

const pagesOfCrm = async () => (await import('./crm-routes.ts')).pagesOfCrm
const pagesOfDevelopers = async () => (await import('./developers-routes.ts')).pagesOfDevelopers
const pagesOfEmails = async () => (await import('./emails-routes.ts')).pagesOfEmails
const pagesOfTraining = async () => (await import('./training-routes.ts')).pagesOfTraining
const pagesOfSettings = async () => (await import('./settings-routes.ts')).pagesOfSettings

export function makeRouter(client: QueryClient) {
  const router = createRouter({
    routeTree: root.addChildren([
      ...publicRoutes,
      connecting.addChildren([consent]),
      inside.addChildren([
        ...pages,
        crm.addChildren([...lazyRoutes(crm, pagesOfCrm)]),
        ...formPages,
        training.addChildren([...lazyRoutes(training, pagesOfTraining)]),
        emails.addChildren([...lazyRoutes(emails, pagesOfEmails)]),
        ...lastPages,
        ...lost,
        event.addChildren([...pagesOfEvent]),
        developers.addChildren([...lazyRoutes(developers, pagesOfDevelopers)]),
        settings.addChildren([...lazyRoutes(settings, pagesOfSettings)]),
      ]),
    ]),
    basepath: `${ROOT}/admin`,
    context: { client, addRoutes: (to): Promise<void> => addRoutes(router, to) },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
  return router
}
