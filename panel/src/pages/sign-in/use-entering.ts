import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from '../../api/session.ts'
import { ROOT } from '../../api/site.ts'

/** Goes in with the new session: to where somebody wanted to go, if that is a place of the panel. */
export function useEntering(): (to?: string) => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return async (to) => {
    await client.resetQueries({ queryKey: sessionQuery.queryKey })
    // A link must not be able to send people elsewhere after they signed in.
    const isOwn =
      to !== undefined && /^\/(?!\/)/.test(to) && new URL(to, location.origin).pathname.startsWith(`${ROOT}/admin`)
    router.history.push(isOwn ? to : `${ROOT}/admin/`)
  }
}
