import { Outlet, useChildMatches, useRouteContext } from '@tanstack/react-router'
import { may } from '../api/sign-in-session.ts'
import { NoScope } from '../components/no-scope.tsx'

/** Renders the page, or a note about the missing scope. */
export function PlaceOutlet() {
  const { who } = useRouteContext({ from: '/inside' })
  const scope = useChildMatches()[0]?.staticData.place?.scope
  return scope !== undefined && !may(who, scope) ? <NoScope scope={scope} role={who.role} /> : <Outlet />
}
