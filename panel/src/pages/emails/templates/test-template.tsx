import type { EmailTemplate } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { SelectField, TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { templateMessages } from '../messages/templates.ts'
import { languageName, languagesOf } from './template-languages.ts'

/** Sends a template with sample data to one address. */
export function TestTemplate({ of, close }: { of: EmailTemplate; close: () => void }) {
  const text = templateMessages
  const { language } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  return (
    <Dialog title={text.test} close={close}>
      <Form
        submit={text.test}
        guarded={false}
        save={(values) =>
          laurel.emailTemplates.test(of.id, {
            to: textOf(values, 'to'),
            language: textOf(values, 'language') as EmailTemplate['language'],
          })
        }
        done={async ({ to }) => {
          toast(text.tested(to.address))
          close()
          await client.invalidateQueries({ queryKey: ['emails'] })
        }}
      >
        <TextField
          name="to"
          type="email"
          label={text.testTo}
          description={text.testAbout}
          defaultValue={who.person.email}
          data-autofocus
        />
        <SelectField
          name="language"
          label={text.language}
          data={languagesOf(of).map((value) => ({ value, label: languageName(value, language) }))}
        />
      </Form>
    </Dialog>
  )
}
