import { LaurelError } from '@laurel/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sessionQuery } from './sign-in-session.ts'

const isRefusal = (error: unknown) => error instanceof LaurelError && error.status >= 400 && error.status < 500

/** A person who is signed out is redirected to sign-in by the session query, which is fetched again. */
export function makeQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof LaurelError && error.status === 401)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (tried, error) => tried < 1 && !isRefusal(error) },
    },
  })
  return client
}
