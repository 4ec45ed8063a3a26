import type { SecondFactorAsked } from '@laurel/client'
import { AT_ONCE, laurel } from '../../api/laurel.ts'
import { signInByPasskey } from '../../api/passkeys.ts'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { PasskeyButton } from '../../shell-parts/passkey-button.tsx'
import { signInMessages } from './messages.ts'

/** Second factor after the password: a passkey, the code of the app, or a recovery code. */
export function SecondFactorForm({
  asked: { ticket, methods },
  done,
}: {
  asked: SecondFactorAsked
  done: () => Promise<void>
}) {
  const text = signInMessages
  const hasApp = methods.includes('totp')
  return (
    <div className="stack">
      {methods.includes('passkey') && <PasskeyButton use={() => signInByPasskey('window')} done={done} />}
      <Form
        submit={text.signIn}
        guarded={false}
        save={(values) => laurel.auth.secondFactor({ ticket, code: textOf(values, 'code') }, AT_ONCE)}
        done={done}
      >
        <TextField
          name="code"
          label={text.code}
          description={hasApp ? text.codeAbout : text.codeOfKept}
          autoComplete="one-time-code"
          autoFocus
        />
      </Form>
    </div>
  )
}
