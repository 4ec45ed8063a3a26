import type { Event } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { EmbedLine } from '../../components/embed-line.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { eventPageMessages } from './overview/messages.ts'
import { PageLink } from './page-link.tsx'
import { ShareCertificates } from './share-certificates.tsx'

const QrCode = lazy(async () => ({ default: (await import('../../components/qr-code.tsx')).QrCode }))

const LINKEDIN = 'https://www.linkedin.com/sharing/share-offsite/'

/** Ways to share the event and its certificates. */
export function SharePage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const text = eventPageMessages
  const event = useQuery(eventQuery(eventId))
  return (
    <>
      <PageHead title={text.share} />
      {event.isPending && <Skeleton height={200} />}
      {event.data && (
        <div className="stack narrow">
          <PageLink of={event.data} />
          {event.data.public_url !== null && <Code of={event.data} url={event.data.public_url} />}
          {event.data.public_url !== null && <EmbedLine url={event.data.public_url} />}
          <ShareCertificates eventId={eventId} />
        </div>
      )}
    </>
  )
}

function Code({ of, url }: { of: Event; url: string }) {
  const text = eventPageMessages
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.qr}</h2>
      <Suspense fallback={<Skeleton height={180} width={180} />}>
        <QrCode text={url} label={text.qr} fileName={`${of.name}.svg`} save={text.saveQr} />
      </Suspense>
      <a href={`${LINKEDIN}?url=${encodeURIComponent(url)}`} target="_blank" rel="noreferrer">
        {text.postOnLinkedIn}
      </a>
    </section>
  )
}
