import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { ROOT } from '../../api/site.ts'
import { Button } from '../../components/button.ts'
import { Note } from '../../components/note.tsx'
import { providerMessages } from './messages.ts'

/** Sign-in link of the identity provider, for addresses of its domain. */
export function ByProvider({ email, to }: { email: string; to: string | undefined }) {
  const text = providerMessages
  const { data } = useQuery({
    queryKey: ['provider', email],
    queryFn: () => laurel.auth.findProvider({ email }),
    enabled: /^\S+@\S+\.\S+$/.test(email),
    retry: false,
  })
  if (!data?.url) return null
  const back = to?.startsWith(`${ROOT}/admin`) ? `?return_to=${encodeURIComponent(to.slice(ROOT.length))}` : ''
  return (
    <Button component="a" href={data.url + back} mb="md" fullWidth>
      {text.by(data.name ?? '')}
    </Button>
  )
}

/** Returns why signing in with a provider failed: its redirect adds a reason after `#`. */
export function ProviderProblem() {
  const text = providerMessages
  const problem = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('problem') })
  if (problem === null) return null
  return (
    <Note role="alert" tone="problem">
      {text.problems[problem] ?? text.otherProblem}
    </Note>
  )
}
