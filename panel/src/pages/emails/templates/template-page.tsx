import type { EmailTemplate } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import '../emails.css'
import { templateMessages } from '../messages/templates.ts'
import { TemplateActions } from './template-actions.tsx'
import { TemplateForm } from './template-form.tsx'
import { wordsIn } from './template-languages.ts'
import { type Draft, TemplatePreview } from './template-preview.tsx'

/** A template: an editor for each language, and a preview by the service. */
export function TemplatePage() {
  const id = Number(useParams({ from: '/inside/emails/templates/$templateId' }).templateId)
  const text = templateMessages
  const template = useQuery({ queryKey: ['email-templates', id], queryFn: () => laurel.emailTemplates.get(id) })
  const { data } = template
  return (
    <>
      <PageHead title={data?.name ?? text.template}>{data && <TemplateActions of={data} />}</PageHead>
      {template.isPending && <Skeleton height={420} />}
      {template.isError && <ProblemNote error={template.error} retry={() => void template.refetch()} />}
      {data && <Editor key={id} of={data} />}
    </>
  )
}

function Editor({ of }: { of: EmailTemplate }) {
  const { who } = useRouteContext({ from: '/inside' })
  // The fields keep what is typed when the template changes elsewhere, and start again only after an undo.
  const [version, setVersion] = useState(0)
  const [draft, setDraft] = useState<Draft>({ language: of.language, ...wordsIn(of, of.language) })
  return (
    <div className="template-page">
      {may(who, 'emails:write') && (
        <TemplateForm key={version} of={of} onDraft={setDraft} onUndone={() => setVersion(version + 1)} />
      )}
      <TemplatePreview id={of.id} draft={draft} />
    </div>
  )
}
