import type { Account } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { LongTextField, TextField, textOf, textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { companyMessages } from './messages.ts'

type Props = { of: Account | null; close: () => void; done?: (company: Account) => void }

/** Adds or edits a company. */
export function CompanyDialog({ of, close, done }: Props) {
  const text = companyMessages
  const client = useQueryClient()
  const save = (values: FormData) => {
    const company = {
      name: textOf(values, 'name'),
      domain: textOrNone(values, 'domain') ?? null,
      industry: textOrNone(values, 'industry') ?? null,
      website: textOrNone(values, 'website') ?? null,
      phone: textOrNone(values, 'phone') ?? null,
      notes: textOf(values, 'notes'),
    }
    return of === null ? laurel.crm.accounts.create(company) : laurel.crm.accounts.update(of.id, company)
  }
  return (
    <Dialog title={of === null ? text.add : text.editOf(of.name)} close={close}>
      <Form
        submit={of === null ? text.add : text.save}
        save={save}
        done={async (company) => {
          toast(of === null ? text.added(company.name) : text.saved)
          await client.invalidateQueries({ queryKey: ['accounts'] })
          close()
          done?.(company)
        }}
      >
        <TextField name="name" label={text.name} defaultValue={of?.name ?? ''} data-autofocus />
        <TextField
          name="domain"
          label={text.domain}
          description={text.domainHow}
          defaultValue={of?.domain ?? ''}
          placeholder="example.com"
        />
        <div className="beside">
          <TextField name="industry" label={text.industry} defaultValue={of?.industry ?? ''} />
          <TextField name="phone" type="tel" label={text.phone} defaultValue={of?.phone ?? ''} />
        </div>
        <TextField name="website" label={text.website} defaultValue={of?.website ?? ''} />
        <LongTextField name="notes" label={text.notes} defaultValue={of?.notes ?? ''} />
      </Form>
    </Dialog>
  )
}
