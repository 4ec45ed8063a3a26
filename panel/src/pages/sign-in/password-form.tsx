import type { SecondFactorAsked } from '@laurel/client'
import { useState } from 'react'
import { AT_ONCE, laurel } from '../../api/laurel.ts'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { ByProvider } from './by-provider.tsx'
import { signInMessages } from './messages.ts'

type Props = { to: string | undefined; done: (asked: SecondFactorAsked | undefined) => void | Promise<void> }

/** Email and password; addresses of an identity provider's domain get its sign-in link. */
export function PasswordForm({ to, done }: Props) {
  const text = signInMessages
  const [email, setEmail] = useState('')
  return (
    <Form
      submit={text.signIn}
      guarded={false}
      save={(values) =>
        laurel.auth.signIn({ email: textOf(values, 'email'), password: String(values.get('password')) }, AT_ONCE)
      }
      done={done}
    >
      <TextField
        name="email"
        type="email"
        label={text.email}
        autoComplete="username webauthn"
        required
        withAsterisk={false}
        onBlur={(event) => setEmail(event.currentTarget.value.trim())}
      />
      <ByProvider email={email} to={to} />
      <PasswordField
        name="password"
        label={text.password}
        autoComplete="current-password"
        required
        withAsterisk={false}
      />
    </Form>
  )
}
