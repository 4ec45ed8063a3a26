import { Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { COLON } from '../../../messages/use-messages.tsx'
import { MailView } from '../mail-view.tsx'
import { templateMessages } from '../messages/templates.ts'
import { PreviewAs, type Recipient } from './preview-as.tsx'
import { PreviewProblems } from './preview-problems.tsx'
import type { TemplateLanguage, Words } from './template-languages.ts'

export type Draft = Words & { language: TemplateLanguage }

/** Typing asks for a new preview after a pause. */
const TYPING_MS = 400

/** The email as the service makes it from the text that is being written. */
export function TemplatePreview({ id, draft }: { id: number; draft: Draft }) {
  const text = templateMessages
  const { who } = useRouteContext({ from: '/inside' })
  const [recipient, setRecipient] = useState<Recipient>({})
  const [written] = useDebouncedValue(draft, TYPING_MS)
  const preview = useQuery({
    queryKey: ['email-template-preview', id, written, recipient],
    queryFn: () => laurel.emailTemplates.preview(id, { ...written, ...recipient }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const organisation = useQuery({
    queryKey: ['organisation'],
    queryFn: () => laurel.organisation.get(),
    enabled: may(who, 'organisation:read'),
  })
  const logo = organisation.data?.logo
  const pictures = useMemo<Record<string, string>>(() => (logo ? { logo } : {}), [logo])
  const [last, setLast] = useState(preview.data)
  if (preview.isSuccess && preview.data !== last) setLast(preview.data)
  return (
    <section className="surface padded stack template-preview" aria-labelledby="preview" aria-busy={preview.isPending}>
      <h2 className="group-title" id="preview">
        {text.preview}
      </h2>
      <PreviewAs value={recipient} change={setRecipient} />
      {preview.isError && <PreviewProblems error={preview.error} />}
      {last === undefined && preview.isPending && <Skeleton height={320} />}
      {last && (
        <>
          <p className="preview-subject">
            <span className="soft">
              {text.subject}
              {COLON}
            </span>{' '}
            <strong>
              <bdi>{last.subject}</bdi>
            </strong>
          </p>
          <MailView title={text.preview} html={last.html} text={last.text} pictures={pictures} />
        </>
      )}
    </section>
  )
}
