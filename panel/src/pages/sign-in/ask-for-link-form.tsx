import type { LinkAsked } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { Note } from '../../components/note.tsx'
import { linkMessages, signInMessages } from './messages.ts'

/** Requests an email with a link. The response does not reveal whether the address has an account. */
export function AskForLinkForm({ about, ask }: { about: string; ask: (email: string) => Promise<LinkAsked> }) {
  const text = linkMessages
  const { email } = signInMessages
  const [asked, setAsked] = useState<{ email: string; sent: boolean } | null>(null)
  if (asked !== null)
    return (
      <>
        <Note role="status" tone={asked.sent ? 'good' : 'warning'} title={asked.sent ? text.sent : text.noServer}>
          {!asked.sent && (
            <>
              <p>{text.noServerAbout}</p>
              <pre className="secret">{`npx laurel people reset --email ${asked.email}`}</pre>
            </>
          )}
        </Note>
        <WayBack />
      </>
    )
  return (
    <>
      <p className="soft">{about}</p>
      <Form
        submit={text.send}
        guarded={false}
        save={async (values) => {
          const email = textOf(values, 'email')
          return { email, sent: (await ask(email)).mail_server }
        }}
        done={setAsked}
        beside={<WayBack />}
      >
        <TextField name="email" type="email" label={email} autoComplete="username" required withAsterisk={false} />
      </Form>
    </>
  )
}

function WayBack() {
  const text = linkMessages
  return (
    <Link to="/sign-in" className="way">
      {text.back}
    </Link>
  )
}
