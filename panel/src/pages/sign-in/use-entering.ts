import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type SignedIn, sessionQuery } from '../../api/sign-in-session.ts'
import { ROOT } from '../../api/site.ts'

const [PANEL, DOOR] = [`${ROOT}/admin`, `${ROOT}/door`]

/** Applies the new session and opens the requested page, if it is one of the panel or that for check-in. */
export function useEntering(): (to?: string) => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return async (to) => {
    await client.resetQueries({ queryKey: sessionQuery.queryKey })
    const place = placeWithin(to) ?? homeOf(await client.ensureQueryData(sessionQuery))
    if (place.startsWith(DOOR)) location.assign(place)
    else router.history.push(place)
  }
}

/** A member who can only check in lands where that is done. */
function homeOf(who: SignedIn | null): string {
  return who?.role === 'checkin' && !who.second_factor_required ? DOOR : `${PANEL}/`
}

/**
 * Returns the path if it is one that signing in may lead to, and not just the front page. A link must not be able to send
 * people elsewhere; browsers read `/\\example.com` as another site.
 */
function placeWithin(to: string | undefined): string | null {
  if (to === undefined || !URL.canParse(to, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(to, location.origin)
  const isOurs = [PANEL, DOOR].some((path) => pathname === path || pathname.startsWith(`${path}/`))
  if (origin !== location.origin || !isOurs || pathname.replace(/\/$/, '') === PANEL) return null
  return pathname + search + hash
}
