import { Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { TextField, textOf } from '../../parts/fields.tsx'
import { Form } from '../../parts/form.tsx'
import { useWords } from '../../words/use-words.tsx'
import { PasswordField } from './password-field.tsx'
import { signInWords } from './sign-in-words.ts'
import { useEntering } from './use-entering.ts'

export function SignInPage() {
  const text = useWords(signInWords)
  const { to } = useSearch({ strict: false })
  const enter = useEntering()
  return (
    <main className="door sheet">
      <title>{`${text.signIn} · Laurel`}</title>
      <Title order={1} size="h2" mb="md">
        {text.signIn}
      </Title>
      <Form
        submit={text.signIn}
        guarded={false}
        save={(values) =>
          laurel.auth.signIn({ email: textOf(values, 'email'), password: String(values.get('password')) })
        }
        done={() => enter(to)}
      >
        <TextField
          name="email"
          type="email"
          label={text.email}
          autoComplete="username webauthn"
          required
          withAsterisk={false}
        />
        <PasswordField
          name="password"
          label={text.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
        />
      </Form>
    </main>
  )
}
