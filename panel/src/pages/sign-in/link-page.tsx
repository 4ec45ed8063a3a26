import type { SecondFactorAsked } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AT_ONCE, laurel } from '../../api/laurel.ts'
import { Form } from '../../components/form.tsx'
import { AskForLinkForm } from './ask-for-link-form.tsx'
import { linkMessages, signInMessages } from './messages.ts'
import { PublicPage } from './public-page.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useEntering } from './use-entering.ts'
import { useLinkToken } from './use-link-token.ts'

/** Signing in by a mail. Programs that open the links of mails press no button, and so use up none. */
export function LinkPage() {
  const text = linkMessages
  const { signIn } = signInMessages
  const token = useLinkToken()
  const enter = useEntering()
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  return (
    <PublicPage title={text.byLink}>
      {asked !== null ? (
        <SecondFactorForm asked={asked} done={() => enter()} />
      ) : token === '' ? (
        <AskForLinkForm about={text.byLinkAbout} ask={(email) => laurel.auth.askForLink({ email }, AT_ONCE)} />
      ) : (
        <Form
          submit={signIn}
          guarded={false}
          save={() => laurel.auth.signInByLink({ token }, AT_ONCE)}
          done={async (asked) => {
            if (asked) setAsked(asked)
            else await enter()
          }}
          beside={
            <Link to="/link" className="way">
              {text.another}
            </Link>
          }
        >
          <p className="soft">{text.byLinkReady}</p>
        </Form>
      )}
    </PublicPage>
  )
}
