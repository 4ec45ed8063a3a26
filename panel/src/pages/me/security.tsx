import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { browserName } from '../../components/browser-name.ts'
import { Button } from '../../components/button.ts'
import { Form } from '../../components/form.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { useProblemText } from '../../components/use-problem-text.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { CodeApp } from './code-app.tsx'
import { meMessages } from './messages.ts'
import { OwnApps } from './own-apps.tsx'
import { Passkeys } from './own-passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Sign-in methods and active sessions of the account. */
export function Security() {
  return (
    <>
      <Password />
      <Passkeys />
      <CodeApp />
      <RecoveryCodes />
      <Sessions />
      <OwnApps />
    </>
  )
}

function Password() {
  const text = meMessages
  const client = useQueryClient()
  return (
    <section className="surface padded">
      <h2 className="group-title">{text.password}</h2>
      <Form
        isEmptied
        submit={text.change}
        save={(values) =>
          laurel.me.changePassword({ current: String(values.get('current')), password: String(values.get('password')) })
        }
        done={async () => {
          toast(text.changed)
          await client.invalidateQueries({ queryKey: ['me'] })
        }}
      >
        <div className="beside">
          <PasswordField name="current" label={text.current} autoComplete="current-password" />
          <PasswordField name="password" label={text.next} autoComplete="new-password" description={text.hint} />
        </div>
      </Form>
    </section>
  )
}

function Sessions() {
  const text = meMessages
  const problemText = useProblemText()
  const { formats } = useLanguage()
  const client = useQueryClient()
  const sessions = useQuery({ queryKey: ['me', 'sessions'], queryFn: () => laurel.me.sessions() })
  const end = useMutation({
    mutationFn: (id: number) => laurel.me.endSession(id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['me', 'sessions'] }),
    onError: (error) => toast(problemText(error)),
  })
  const nameOf = (userAgent: string | null) => {
    const name = browserName(userAgent ?? '')
    return name ? text.browserOn(name.browser, name.system) : (userAgent ?? '–')
  }
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.sessions}</h2>
      {sessions.isError && <ProblemNote error={sessions.error} retry={() => void sessions.refetch()} />}
      {sessions.data?.map(({ id, current, user_agent, address, last_seen_at }) => (
        <div key={id} className="row">
          <span>{nameOf(user_agent)}</span>
          <span className="soft">{address}</span>
          <span className="soft">
            {text.since} {formats.moment(last_seen_at)}
          </span>
          {current ? (
            <strong>{text.here}</strong>
          ) : (
            <Button size="compact-sm" variant="default" onClick={() => end.mutate(id)}>
              {text.end}
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}
