import type { NewEmailTemplate } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { LanguageField } from '../../../components/language-field.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { templateMessages } from '../messages/templates.ts'
import { KindField } from './kind-field.tsx'

/** Creates a template with a first line of text, and opens it. */
export function NewTemplate({ close }: { close: () => void }) {
  const text = templateMessages
  const { language } = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <Dialog title={text.create} close={close}>
      <Form
        submit={text.create}
        save={(values) =>
          laurel.emailTemplates.create({
            name: textOf(values, 'name'),
            kind: (textOf(values, 'kind') || null) as NonNullable<NewEmailTemplate['kind']> | null,
            language: textOf(values, 'language') as 'en',
            subject: textOf(values, 'subject'),
            markdown: `${text.firstText}{% if attendee.first_name %} {{ attendee.first_name }}{% endif %},\n\n`,
          })
        }
        done={async ({ id }) => {
          close()
          await navigate({ to: '/emails/templates/$templateId', params: { templateId: String(id) } })
          toast(text.created)
          await client.invalidateQueries({ queryKey: ['email-templates'] })
        }}
      >
        <TextField name="name" label={text.name} maxLength={200} data-autofocus />
        <TextField name="subject" label={text.subject} maxLength={300} />
        <KindField kind={null} />
        <LanguageField name="language" label={text.language} defaultValue={language} />
      </Form>
    </Dialog>
  )
}
