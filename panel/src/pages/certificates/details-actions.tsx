import type { Certificate } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { TextField, textOf, textOrNone } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { partMessages } from '../../components/messages/parts.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { certificateMessages } from './messages.ts'
import { correctedValues, ValueFields } from './values/value-fields.tsx'

/** Actions for one certificate; `show` opens its replacement. */
export function DetailsActions({ of, show }: { of: Certificate; show: (id: number) => void }) {
  const text = certificateMessages
  const shared = partMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [asked, setAsked] = useState<'correct' | 'revoke' | null>(null)
  const stale = () => client.invalidateQueries({ queryKey: ['certificates'] })
  const mail = useMutation({
    mutationFn: () => laurel.certificates.email(of.id),
    onSuccess: async () => {
      toast(text.mailed)
      await stale()
    },
  })
  if (!may(who, 'certificates:write') || of.status === 'revoked') return null
  const cancel = (
    <Button variant="default" onClick={() => setAsked(null)}>
      {shared.cancel}
    </Button>
  )
  return (
    <>
      {asked === null && (
        <div className="row">
          <Button variant="default" loading={mail.isPending} onClick={() => mail.mutate()}>
            {text.mail}
          </Button>
          <Button variant="default" onClick={() => setAsked('correct')}>
            {text.correct}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setAsked('revoke')}>
            {text.revoke}
          </Button>
        </div>
      )}
      {mail.isError && <ProblemNote error={mail.error} />}
      {asked === 'correct' && (
        <CorrectForm
          of={of}
          beside={cancel}
          done={async (id) => {
            setAsked(null)
            show(id)
            await stale()
          }}
        />
      )}
      {asked === 'revoke' && (
        <RevokeForm
          of={of}
          beside={cancel}
          done={async () => {
            setAsked(null)
            await stale()
          }}
        />
      )}
    </>
  )
}

type FormProps<Done> = { of: Certificate; beside: ReactNode; done: Done }

function CorrectForm({ of, beside, done }: FormProps<(id: number) => Promise<void>>) {
  const text = certificateMessages
  return (
    <Form
      submit={text.correct}
      beside={beside}
      save={(sent) => {
        const values = correctedValues(sent, of)
        const attendee_name = textOf(sent, 'attendee_name')
        return laurel.certificates.reissue(of.id, { attendee_name, ...(values && { values }) })
      }}
      done={async ({ id }) => {
        toast(text.corrected)
        await done(id)
      }}
    >
      <p className="soft">{text.correctAbout}</p>
      <TextField name="attendee_name" label={text.name} defaultValue={of.attendee_name} />
      <ValueFields of={of} />
    </Form>
  )
}

function RevokeForm({ of, beside, done }: FormProps<() => Promise<void>>) {
  const text = certificateMessages
  return (
    <Form
      submit={text.revoke}
      beside={beside}
      save={(values) =>
        laurel.certificates.revoke(of.id, { revocation_reason: textOrNone(values, 'revocation_reason') ?? null })
      }
      done={async () => {
        toast(text.revoked)
        await done()
      }}
    >
      <strong>{text.revokeTitle(of.attendee_name)}</strong>
      <p className="soft">{text.revokeAbout}</p>
      <TextField name="revocation_reason" label={text.reason} />
    </Form>
  )
}
