import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from '../../api/sign-in-session.ts'

/** What is asked for again when a way to prove who they are came or went: what is open to them may follow from it. */
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
