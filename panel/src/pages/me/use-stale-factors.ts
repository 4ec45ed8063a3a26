import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from '../../api/sign-in-session.ts'

/** Refetches everything that depends on the second factors of the account, including its permissions. */
export function useStaleFactors(): () => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['me'] }),
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ])
    await router.invalidate()
  }
}
