import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { laurel } from '../api/laurel.ts'
import { ROOT } from '../api/site.ts'
import { Note } from '../components/note.tsx'
import { presenceMessages } from './messages/presence.ts'

/**
 * Confirms identity by signing in again in another tab, for people without a password, passkey or code. The pending
 * request waits in this tab.
 */
export function SignInElsewhere({ done }: { done: () => void }) {
  const text = presenceMessages
  const { who } = useRouteContext({ from: '/inside' })
  const { email } = who.person
  const provider = useQuery({
    queryKey: ['provider', email],
    queryFn: () => laurel.auth.findProvider({ email }),
  })
  useSignedInAgain(done)
  return (
    <>
      <Note>{text.elsewhereAbout}</Note>
      <p className="ways">
        {provider.data?.url && (
          <a
            className="way"
            target="_blank"
            rel="noreferrer"
            href={`${provider.data.url}?return_to=/admin/me&again=true`}
          >
            {text.byProvider(provider.data.name ?? '')}
          </a>
        )}
        <a className="way" target="_blank" rel="noreferrer" href={`${ROOT}/admin/link`}>
          {text.byMail}
        </a>
      </p>
    </>
  )
}

/** Asks, whenever this tab is looked at again, whether they have proved since who they are. */
function useSignedInAgain(done: () => void) {
  const { client } = useRouteContext({ from: '/inside' })
  const [before] = useState(() => laurel.auth.session())
  const look = useEffectEvent(async () => {
    const [{ fresh_at: then }, { fresh_at: now }] = await Promise.all([before, laurel.auth.session()])
    if (now === undefined || (then !== undefined && now <= then)) return
    await client.invalidateQueries({ queryKey: ['session'] })
    done()
  })
  useEffect(() => {
    const again = () => void look()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [])
}
