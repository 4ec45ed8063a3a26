import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from '../../api/sign-in-session.ts'
import { ROOT } from '../../api/site.ts'

/** Applies the new session and opens the requested page, if it belongs to the panel. */
export function useEntering(): (to?: string) => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return async (to) => {
    await client.resetQueries({ queryKey: sessionQuery.queryKey })
    // A link must not be able to send people elsewhere after they signed in.
    router.history.push(placeWithin(to) ?? `${ROOT}/admin/`)
  }
}

/** Returns the path if it belongs to this panel. Browsers read `/\\example.com` as another site. */
function placeWithin(to: string | undefined): string | null {
  if (to === undefined || !URL.canParse(to, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(to, location.origin)
  return origin === location.origin && pathname.startsWith(`${ROOT}/admin`) ? pathname + search + hash : null
}
