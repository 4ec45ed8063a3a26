import { Title } from '@mantine/core'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { TextField, textOrNone } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { Note } from '../../components/note.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { signInMessages } from './messages.ts'
import { useEntering } from './use-entering.ts'

/** Page of an invitation link. Signed-in people accept without a name and password. */
export function InvitePage() {
  const text = signInMessages
  const [token] = useState(() => location.hash.slice(1))
  const enter = useEntering()
  return (
    <main className="public-page surface">
      <title>{`${text.invited} · Laurel`}</title>
      <Title order={1} size="h2" mb="xs">
        {text.invited}
      </Title>
      {token === '' ? (
        <Note tone="problem">{text.inviteMissing}</Note>
      ) : (
        <>
          <p className="soft">{text.invitedAbout}</p>
          <Form
            submit={text.accept}
            save={(values) => {
              const name = textOrNone(values, 'name')
              const password = String(values.get('password'))
              return laurel.auth.acceptInvitation({ token, ...(name && { name }), ...(password && { password }) })
            }}
            done={() => enter()}
          >
            <TextField name="name" label={text.name} autoComplete="name" />
            <PasswordField
              name="password"
              label={text.password}
              description={text.passwordHint}
              autoComplete="new-password"
            />
          </Form>
        </>
      )}
      <LanguageMenu />
    </main>
  )
}
