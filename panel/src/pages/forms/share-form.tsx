import type { Form } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { formMessages } from './messages/forms.ts'

const QrCode = lazy(async () => ({ default: (await import('../../components/qr-code.tsx')).QrCode }))

/** The address of a form, a QR code of it, and HTML for other websites. */
export function ShareForm({ of }: { of: Form }) {
  const text = formMessages
  return (
    <div className="stack narrow">
      <section className="surface padded stack">
        <h2 className="group-title">{text.link}</h2>
        <div className="row">
          <a href={of.public_url} target="_blank" rel="noreferrer" className="cell">
            {of.public_url}
          </a>
          <CopyButton text={of.public_url} />
        </div>
      </section>
      <section className="surface padded stack">
        <h2 className="group-title">{text.qr}</h2>
        <Suspense fallback={<Skeleton height={180} width={180} />}>
          <QrCode text={of.public_url} label={text.qr} fileName={`${of.slug}.svg`} save={text.saveQr} />
        </Suspense>
      </section>
      <Code title={text.script} about={text.scriptAbout} code={of.embed.script} />
      <Code title={text.frame} about={text.frameAbout} code={of.embed.iframe} />
    </div>
  )
}

function Code({ title, about, code }: { title: string; about: string; code: string }) {
  const text = formMessages
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{title}</h2>
      <p className="soft">{about}</p>
      <pre className="body" dir="ltr">
        <code>{code}</code>
      </pre>
      <div>
        <CopyButton text={code} label={text.copyCode} />
      </div>
    </section>
  )
}
