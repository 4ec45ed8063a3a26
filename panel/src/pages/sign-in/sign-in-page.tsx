import type { SecondFactorAsked } from '@laurel/client'
import { Title } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ProviderProblem } from './by-provider.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { linkMessages, signInMessages } from './messages.ts'
import { Passkey } from './passkey.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useEntering } from './use-entering.ts'

export function SignInPage() {
  const text = signInMessages
  const other = linkMessages
  const { to } = useSearch({ strict: false })
  const enter = useEntering()
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  return (
    <main className="public-page surface">
      <title>{`${text.signIn} · Laurel`}</title>
      <Title order={1} size="h2" mb="md">
        {text.signIn}
      </Title>
      {asked === null ? (
        <>
          <ProviderProblem />
          <PasswordForm
            to={to}
            done={async (asked) => {
              if (asked) setAsked(asked)
              else await enter(to)
            }}
          />
          <Passkey done={() => enter(to)} />
          <p className="ways">
            <Link to="/reset" className="way">
              {other.forgotten}
            </Link>
            <Link to="/link" className="way">
              {other.byLink}
            </Link>
          </p>
        </>
      ) : (
        <SecondFactorForm asked={asked} done={() => enter(to)} />
      )}
      <LanguageMenu />
    </main>
  )
}
