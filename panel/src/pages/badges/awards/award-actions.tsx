import type { BadgeAward } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { TextField, textOf, textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { partMessages } from '../../../components/messages/parts.ts'
import { TimeField, timeIn } from '../../../components/time-field.tsx'
import { toast } from '../../../components/toasts.tsx'
import { EvidenceFields, readEvidence } from '../../../shell-parts/evidence-fields.tsx'
import { awardMessages } from '../messages/awards.ts'

type Props = { of: BadgeAward; show: (award: BadgeAward) => void }

/** Correcting and revoking an award. Neither can be undone, so both say what will happen first. */
export function AwardActions({ of, show }: Props) {
  const text = awardMessages
  const shared = partMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [asked, setAsked] = useState<'correct' | 'revoke' | null>(null)
  if (!may(who, 'badges:write') || of.status === 'revoked' || of.superseded_by !== null) return null
  const done = async (award: BadgeAward, said: string) => {
    toast(said)
    setAsked(null)
    show(award)
    await client.invalidateQueries({ queryKey: ['badges'] })
  }
  const cancel = (
    <Button variant="default" onClick={() => setAsked(null)}>
      {shared.cancel}
    </Button>
  )
  return (
    <>
      {asked === null && (
        <div className="row">
          <Button variant="default" onClick={() => setAsked('correct')}>
            {text.correct}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setAsked('revoke')}>
            {text.revoke}
          </Button>
        </div>
      )}
      {asked === 'correct' && (
        <CorrectAward
          of={of}
          beside={cancel}
          zone={who.organisation.time_zone}
          done={(award) => done(award, text.corrected)}
        />
      )}
      {asked === 'revoke' && <RevokeAward of={of} beside={cancel} done={(award) => done(award, text.revoked)} />}
    </>
  )
}

type FormProps = { of: BadgeAward; beside: ReactNode; done: (award: BadgeAward) => Promise<void> }

function CorrectAward({ of, beside, done, zone }: FormProps & { zone: string }) {
  const text = awardMessages
  return (
    <Form
      submit={text.correct}
      beside={beside}
      save={(values) =>
        laurel.badges.awards.correct(of.id, {
          name: textOf(values, 'name'),
          email: textOf(values, 'email'),
          expires_at: timeIn(values, 'expires_at', zone),
          evidence: readEvidence(values),
          revocation_reason: textOrNone(values, 'revocation_reason') ?? null,
        })
      }
      done={done}
    >
      <p className="soft">{text.correctAbout}</p>
      <TextField name="name" label={text.name} defaultValue={of.name} />
      <TextField name="email" label={text.email} defaultValue={of.email} />
      <TimeField
        name="expires_at"
        label={text.expiresAt}
        description={text.expiresAbout}
        zone={zone}
        at={of.expires_at}
      />
      <EvidenceFields of={of.evidence} />
      <TextField name="revocation_reason" label={text.correctReason} />
    </Form>
  )
}

function RevokeAward({ of, beside, done }: FormProps) {
  const text = awardMessages
  return (
    <Form
      submit={text.revoke}
      beside={beside}
      save={(values) =>
        laurel.badges.awards.revoke(of.id, { revocation_reason: textOrNone(values, 'revocation_reason') ?? null })
      }
      done={done}
    >
      <strong>{text.revokeTitle(of.name)}</strong>
      <p className="soft">{text.revokeAbout}</p>
      <TextField name="revocation_reason" label={text.reason} />
    </Form>
  )
}
