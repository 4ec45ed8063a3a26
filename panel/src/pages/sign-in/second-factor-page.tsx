import type { SecondFactorAsked } from '@laurel/client'
import { Link, useLocation } from '@tanstack/react-router'
import { ROOT } from '../../api/site.ts'
import { providerMessages } from './messages.ts'
import { PublicPage } from './public-page.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useEntering } from './use-entering.ts'

/** Asks for the second factor after sign-in with an identity provider. */
export function SecondFactorPage() {
  const text = providerMessages
  const hash = useLocation({ select: ({ hash }) => hash })
  const enter = useEntering()
  const told = new URLSearchParams(hash)
  const ticket = told.get('ticket')
  const methods = (told.get('methods') ?? '').split(',') as SecondFactorAsked['methods']
  return (
    <PublicPage title={text.secondFactor}>
      {ticket === null ? (
        <>
          <p className="soft">{text.over}</p>
          <Link to="/sign-in" className="way">
            {text.again}
          </Link>
        </>
      ) : (
        <SecondFactorForm asked={{ ticket, methods }} done={() => enter(ROOT + (told.get('return_to') ?? '/admin'))} />
      )}
    </PublicPage>
  )
}
