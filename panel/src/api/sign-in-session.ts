import { queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'

/** The signed-in person, their organisation and their permissions. */
export type SignedIn = {
  signed_in: true
  person: {
    id: number
    name: string
    email: string
    /** null: as their browser says. */
    language: string | null
    colours: 'auto' | 'light' | 'dark'
    second_factor: boolean
  }
  organisation: { id: number; name: string; time_zone: string; plan: string }
  organisations: { id: number; name: string }[]
  role: Role
  scopes: string[]
  /** The events that they work on alone; null: all. */
  event_ids: number[] | null
  /** Nothing but what is their own is open to them before they have shown a second factor. */
  second_factor_required: boolean
}

type Role = 'owner' | 'admin' | 'editor' | 'checkin' | 'viewer'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 60_000,
  retry: false,
  queryFn: async (): Promise<SignedIn | null> => {
    const answer = (await laurel.auth.session()) as SignedIn | { signed_in: false }
    return answer.signed_in ? answer : null
  },
})

/** True if the signed-in person has the scope. */
export const may = ({ scopes }: Pick<SignedIn, 'scopes'>, scope: string) =>
  scopes.includes('*') || scopes.includes(scope)
