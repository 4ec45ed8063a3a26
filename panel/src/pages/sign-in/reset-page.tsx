import type { SecondFactorAsked } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AT_ONCE, laurel } from '../../api/laurel.ts'
import { Form } from '../../components/form.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { AskForLinkForm } from './ask-for-link-form.tsx'
import { linkMessages, signInMessages } from './messages.ts'
import { PublicPage } from './public-page.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useEntering } from './use-entering.ts'
import { useLinkToken } from './use-link-token.ts'

/** Requests a password reset, and sets the new password from the link in the email. */
export function ResetPage() {
  const text = linkMessages
  const { passwordHint } = signInMessages
  const token = useLinkToken()
  const enter = useEntering()
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  return (
    <PublicPage title={text.reset}>
      {asked !== null ? (
        <SecondFactorForm asked={asked} done={() => enter()} />
      ) : token === '' ? (
        <AskForLinkForm about={text.resetAbout} ask={(email) => laurel.auth.askForReset({ email }, AT_ONCE)} />
      ) : (
        <Form
          submit={text.save}
          guarded={false}
          save={(values) => laurel.auth.resetPassword({ token, password: String(values.get('password')) }, AT_ONCE)}
          done={async (asked) => {
            if (asked) setAsked(asked)
            else await enter()
          }}
          beside={
            <Link to="/reset" className="way">
              {text.another}
            </Link>
          }
        >
          <p className="soft">{text.resetReady}</p>
          <PasswordField
            name="password"
            label={text.newPassword}
            description={passwordHint}
            autoComplete="new-password"
          />
        </Form>
      )}
    </PublicPage>
  )
}
