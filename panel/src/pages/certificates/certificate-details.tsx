import './certificates.css'
import type { Certificate } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { certificateFile } from '../../api/certificate-files.ts'
import { laurel } from '../../api/laurel.ts'
import { ownAddress } from '../../api/site.ts'
import { Button } from '../../components/button.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { DEFAULT_KIND } from '../../components/default-kind.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { CertificateHistory } from './certificate-history.tsx'
import { CertificateUses } from './certificate-uses.tsx'
import { DetailsActions } from './details-actions.tsx'
import { certificateMessages } from './messages.ts'
import { ValueFacts } from './values/value-facts.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../components/qr-code.tsx')).QrCode }))

/** `show` opens another one, or none. */
type DetailsProps = { id: number; show: (id: number) => void; close: () => void }

/** One certificate: its picture, public page, history and actions. */
export function CertificateDetails({ id, show, close }: DetailsProps) {
  const text = certificateMessages
  const certificate = useQuery({ queryKey: ['certificates', 'one', id], queryFn: () => laurel.certificates.get(id) })
  const { data } = certificate
  return (
    <DetailsDrawer title={<bdi>{data?.attendee_name ?? text.title}</bdi>} close={close}>
      {certificate.isPending && <Skeleton height={240} />}
      {certificate.isError && <ProblemNote error={certificate.error} retry={() => void certificate.refetch()} />}
      {data && (
        <div className="stack">
          <img
            className="certificate-picture"
            alt={text.picture(data.attendee_name)}
            src={certificateFile(id, 'png')}
          />
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
            <CopyButton text={`${data.cert_url}/share/linkedin`} label={text.copyLinkedIn} />
            <Button component="a" variant="default" size="compact-sm" href={certificateFile(id, 'pdf')} download>
              {text.pdf}
            </Button>
            <Button component="a" variant="default" size="compact-sm" href={certificateFile(id, 'png')} download>
              {text.png}
            </Button>
          </div>
          <CertificateFacts of={data} />
          <ValueFacts of={data.values} />
          <DetailsActions of={data} show={show} />
          <Suspense>
            <QrCode
              text={data.verify_url}
              label={text.qr}
              fileName={`${data.verification_code}.svg`}
              save={text.saveQr}
            />
          </Suspense>
          <CertificateUses id={id} />
          <CertificateHistory id={id} />
        </div>
      )}
    </DetailsDrawer>
  )
}

function CertificateFacts({ of }: { of: Certificate }) {
  const text = certificateMessages
  const { formats } = useLanguage()
  return (
    <Facts
      of={[
        [text.status, text.statuses[of.status]],
        [text.event, of.event_name],
        [text.tier, of.tier ?? '–'],
        ...(of.kind === DEFAULT_KIND ? [] : [[text.kind, of.kind] as const]),
        [text.code, <code key="code">{of.verification_code}</code>],
        ...(of.credential_url
          ? [[text.credential, <CopyCredential key="credential" url={of.credential_url} />] as const]
          : []),
        [text.issuedAt, formats.moment(of.issued_at)],
        [text.expires, of.expires_at ? formats.moment(of.expires_at) : text.forEver],
        ...(of.revocation_reason ? [[text.reason, of.revocation_reason] as const] : []),
      ]}
    />
  )
}

function CopyCredential({ url }: { url: string }) {
  const text = certificateMessages
  return (
    <span className="row">
      <bdi>Open Badges 3.0</bdi>
      <CopyButton text={url} label={text.copyCredential} />
    </span>
  )
}
