import type { Deal } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { LongTextField, SelectField, TextField } from '../../../components/fields.tsx'
import { findCompanies, findContacts } from '../../../shell-parts/crm/find-records.ts'
import { OwnerField } from '../../../shell-parts/crm/owner-field.tsx'
import { type NamedRecord, RecordField } from '../../../shell-parts/crm/record-field.tsx'
import { stagesQuery, useStageName } from '../../../shell-parts/crm/stage-query.ts'
import { dealMessages } from './messages.ts'

type Props = { of: Deal | null; company: NamedRecord | undefined; stage: string | undefined }

const named = (id: number | null | undefined, name: string | null | undefined): NamedRecord | null =>
  id == null ? null : { id, name: name ?? String(id) }

export function DealFields({ of, company, stage }: Props) {
  const text = dealMessages
  const stages = useQuery(stagesQuery)
  const nameOf = useStageName()
  return (
    <>
      <TextField name="title" label={text.title} defaultValue={of?.title ?? ''} data-autofocus />
      <div className="beside">
        <TextField name="amount" label={text.amount} inputMode="decimal" defaultValue={of?.amount ?? ''} />
        <TextField
          name="currency"
          label={text.currency}
          description={text.currencyHow}
          maxLength={3}
          defaultValue={of?.currency ?? ''}
        />
      </div>
      <div className="beside">
        <SelectField
          key={stages.data ? 'loaded' : 'loading'}
          name="stage"
          label={text.stage}
          defaultValue={of?.stage ?? stage}
          data={stages.data?.map((each) => ({ value: each.key, label: nameOf(each) })) ?? []}
        />
        <TextField
          name="expected_close_date"
          type="date"
          label={text.expected}
          defaultValue={of?.expected_close_date ?? ''}
        />
      </div>
      <RecordField
        name="account_id"
        label={text.company}
        kind="accounts"
        of={named(of?.account_id, of?.account_name) ?? company ?? null}
        find={findCompanies}
      />
      <RecordField
        name="contact_id"
        label={text.contact}
        kind="contacts"
        of={named(of?.contact_id, of?.contact_name)}
        find={findContacts}
      />
      <OwnerField label={text.owner} description={text.ownerHow} of={of?.owner ?? ''} />
      <LongTextField name="notes" label={text.notes} defaultValue={of?.notes ?? ''} />
    </>
  )
}
