import './certificates.css'
import type { Certificate } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/session.ts'
import { ownAddress } from '../../api/site.ts'
import { Button } from '../../parts/button.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { SideSheet } from '../../parts/dialog.tsx'
import { Facts } from '../../parts/facts.tsx'
import { TextField, textOf, textOrNone } from '../../parts/fields.tsx'
import { Form } from '../../parts/form.tsx'
import { partWords } from '../../parts/part-words.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { toast } from '../../parts/toasts.tsx'
import { useLanguage, useWords } from '../../words/use-words.tsx'
import { CertificateHistory } from './certificate-history.tsx'
import { certificateWords } from './certificate-words.ts'

/** `show` opens another one, or none. */
type SheetProps = { id: number; show: (id: number) => void; close: () => void }

/** One certificate: how it looks, where anyone sees that it holds, what became of it, and what can be done. */
export function CertificateSheet({ id, show, close }: SheetProps) {
  const text = useWords(certificateWords)
  const certificate = useQuery({ queryKey: ['certificates', 'one', id], queryFn: () => laurel.certificates.get(id) })
  const { data } = certificate
  return (
    <SideSheet title={<bdi>{data?.attendee_name ?? text.title}</bdi>} close={close}>
      {certificate.isPending && <Skeleton height={240} />}
      {certificate.isError && <ProblemNote error={certificate.error} retry={() => void certificate.refetch()} />}
      {data && (
        <div className="stack">
          <img className="certificate-picture" alt={text.picture(data.attendee_name)} src={ownAddress(data.png_url)} />
          <div className="row">
            <Button
              component="a"
              variant="default"
              size="compact-sm"
              href={ownAddress(data.verify_url)}
              target="_blank"
            >
              {text.verify}
            </Button>
            <CopyButton text={data.verify_url} label={text.copyLink} />
            <Button component="a" variant="default" size="compact-sm" href={ownAddress(data.pdf_url)} download>
              {text.pdf}
            </Button>
            <Button component="a" variant="default" size="compact-sm" href={ownAddress(data.png_url)} download>
              {text.png}
            </Button>
          </div>
          <CertificateFacts of={data} />
          <Acts of={data} show={show} />
          <CertificateHistory id={id} />
        </div>
      )}
    </SideSheet>
  )
}

function CertificateFacts({ of }: { of: Certificate }) {
  const text = useWords(certificateWords)
  const { formats } = useLanguage()
  return (
    <Facts
      of={[
        [text.status, text.statuses[of.status]],
        [text.event, of.event_name],
        [text.tier, of.tier ?? '–'],
        [text.code, <code key="code">{of.verification_code}</code>],
        [text.issuedAt, formats.moment(of.issued_at)],
        [text.expires, of.expires_at ? formats.moment(of.expires_at) : text.forEver],
        ...(of.revocation_reason ? [[text.reason, of.revocation_reason] as const] : []),
      ]}
    />
  )
}

function Acts({ of, show }: { of: Certificate; show: (id: number) => void }) {
  const text = useWords(certificateWords)
  const shared = useWords(partWords)
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
        <Form
          submit={text.correct}
          beside={cancel}
          save={(values) => laurel.certificates.reissue(of.id, { attendee_name: textOf(values, 'attendee_name') })}
          done={async ({ id }) => {
            toast(text.corrected)
            setAsked(null)
            show(id)
            await stale()
          }}
        >
          <p className="soft">{text.correctAbout}</p>
          <TextField name="attendee_name" label={text.name} defaultValue={of.attendee_name} />
        </Form>
      )}
      {asked === 'revoke' && (
        <Form
          submit={text.revoke}
          beside={cancel}
          save={(values) =>
            laurel.certificates.revoke(of.id, { revocation_reason: textOrNone(values, 'revocation_reason') ?? null })
          }
          done={async () => {
            toast(text.revoked)
            setAsked(null)
            await stale()
          }}
        >
          <strong>{text.revokeTitle(of.attendee_name)}</strong>
          <p className="soft">{text.revokeAbout}</p>
          <TextField name="revocation_reason" label={text.reason} />
        </Form>
      )}
    </>
  )
}
