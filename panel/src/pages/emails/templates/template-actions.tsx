import type { EmailTemplate } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Button } from '../../../components/button.ts'
import { toast } from '../../../components/toasts.tsx'
import { useProblemText } from '../../../components/use-problem-text.ts'
import { templateMessages } from '../messages/templates.ts'
import { ONE_OF_KIND, wordsIn } from './template-languages.ts'
import { TestTemplate } from './test-template.tsx'

/** Tests, duplicates or deletes a template. */
export function TemplateActions({ of }: { of: EmailTemplate }) {
  const text = templateMessages
  const { who } = useRouteContext({ from: '/inside' })
  const [asked, setAsked] = useState<'test' | 'remove' | null>(null)
  if (!may(who, 'emails:write')) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsked('test')}>
        {text.test}
      </Button>
      <Duplicate of={of} />
      <Button variant="subtle" color="red" onClick={() => setAsked('remove')}>
        {text.remove}
      </Button>
      {asked === 'test' && <TestTemplate of={of} close={() => setAsked(null)} />}
      {asked === 'remove' && <DeleteTemplate of={of} close={() => setAsked(null)} />}
    </>
  )
}

function Duplicate({ of }: { of: EmailTemplate }) {
  const text = templateMessages
  const problemText = useProblemText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isOnlyOne = ONE_OF_KIND.includes(of.kind)
  const copy = useMutation({
    mutationFn: () => {
      const { language, translations } = of
      const name = text.copyOf(of.name).slice(0, 200)
      const kind = isOnlyOne ? null : of.kind
      return laurel.emailTemplates.create({ name, kind, language, ...wordsIn(of, language), translations })
    },
    onSuccess: async ({ id }) => {
      await navigate({ to: '/emails/templates/$templateId', params: { templateId: String(id) } })
      toast(isOnlyOne ? text.onlyOne : text.duplicated)
      await client.invalidateQueries({ queryKey: ['email-templates'] })
    },
    onError: (error) => toast(problemText(error)),
  })
  return (
    <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
      {text.duplicate}
    </Button>
  )
}

function DeleteTemplate({ of: { id, name, kind }, close }: { of: EmailTemplate; close: () => void }) {
  const text = templateMessages
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <ActionWithPreview
      title={text.remove}
      label={text.remove}
      isDanger
      action={() => laurel.emailTemplates.delete(id)}
      done={async () => {
        await navigate({ to: '/emails/templates' })
        toast(text.removed(name))
        await client.invalidateQueries({ queryKey: ['email-templates'] })
      }}
      close={close}
    >
      <p>
        {text.removeAbout} {ONE_OF_KIND.includes(kind) && text.removeOwn}
      </p>
      <p>
        <Link to="/emails/outbox" search={{ template_id: String(id) } as never}>
          {text.seeEmails}
        </Link>
      </p>
    </ActionWithPreview>
  )
}
