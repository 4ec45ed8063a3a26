import type { OwnFactors } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { AT_ONCE, laurel } from '../api/laurel.ts'
import { confirmByPasskey } from '../api/passkeys.ts'
import { Dialog } from '../components/dialog.tsx'
import { TextField, textOrNone } from '../components/fields.tsx'
import { Form } from '../components/form.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { ProblemNote } from '../components/problem-note.tsx'
import { PasskeyButton } from '../shell-parts/passkey-button.tsx'
import { presenceMessages } from './messages/presence.ts'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'

/** Asks for a proof of identity before sensitive actions, if the last proof is older than ten minutes. */
export function PresenceDialog({ end }: { end: (proved: boolean) => void }) {
  const text = presenceMessages
  const factors = useQuery({ queryKey: ['me', 'factors'], queryFn: () => laurel.me.factors() })
  return (
    <Dialog title={text.presence} close={() => end(false)}>
      <div className="stack">
        <p className="soft">{text.presenceAbout}</p>
        {factors.isPending && <Skeleton height={60} />}
        {factors.isError && <ProblemNote error={factors.error} retry={() => void factors.refetch()} />}
        {factors.data && <Ways of={factors.data} done={() => end(true)} />}
      </div>
    </Dialog>
  )
}

function Ways({ of, done }: { of: OwnFactors; done: () => void }) {
  const text = presenceMessages
  const hasCode = of.totp || of.recovery_codes > 0
  if (!of.password && !hasCode && of.passkeys === 0) return <SignInElsewhere done={done} />
  return (
    <>
      {of.passkeys > 0 && <PasskeyButton use={confirmByPasskey} done={done} />}
      {(of.password || hasCode) && (
        <Form
          submit={text.confirm}
          guarded={false}
          save={(values) => {
            const password = textOrNone(values, 'password')
            const code = textOrNone(values, 'code')
            return laurel.auth.confirm({ ...(password && { password }), ...(code && { code }) }, AT_ONCE)
          }}
          done={done}
        >
          {of.password && (
            <PasswordField name="password" label={text.password} autoComplete="current-password" data-autofocus />
          )}
          {hasCode && <TextField name="code" label={text.code} autoComplete="one-time-code" />}
        </Form>
      )}
    </>
  )
}
