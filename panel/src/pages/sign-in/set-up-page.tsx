import { Title } from '@mantine/core'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { Note } from '../../components/note.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { ZoneField } from '../../components/zone-field.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { signInMessages } from './messages.ts'
import { useEntering } from './use-entering.ts'

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Page of the link that is printed at the first start. The token follows `#`, so that it is never logged. */
export function SetUpPage() {
  const text = signInMessages
  const [token] = useState(() => location.hash.slice(1))
  const enter = useEntering()
  return (
    <main className="public-page surface">
      <title>{`${text.setUp} · Laurel`}</title>
      <Title order={1} size="h2" mb="xs">
        {text.setUp}
      </Title>
      {token === '' ? (
        <Note tone="problem">{text.linkMissing}</Note>
      ) : (
        <>
          <p className="soft">{text.setUpAbout}</p>
          <Form
            submit={text.create}
            save={(values) =>
              laurel.auth.setUp({
                token,
                name: textOf(values, 'name'),
                email: textOf(values, 'email'),
                password: String(values.get('password')),
                organisation_name: textOf(values, 'organisation_name'),
                time_zone: textOf(values, 'time_zone'),
              })
            }
            done={() => enter()}
          >
            <TextField name="name" label={text.name} autoComplete="name" />
            <TextField name="email" type="email" label={text.email} autoComplete="username" />
            <PasswordField
              name="password"
              label={text.password}
              description={text.passwordHint}
              autoComplete="new-password"
            />
            <TextField name="organisation_name" label={text.organisation} autoComplete="organization" />
            <ZoneField name="time_zone" label={text.timeZone} defaultValue={OWN_ZONE} />
          </Form>
        </>
      )}
      <LanguageMenu />
    </main>
  )
}
