import type { Deal } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { numberIn, textOf, textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import '../../../shell-parts/crm/crm.css'
import type { NamedRecord } from '../../../shell-parts/crm/record-field.tsx'
import { DealFields } from './deal-fields.tsx'
import { dealMessages } from './messages.ts'

type Props = {
  /** The deal to edit; null: a new one. */
  of: Deal | null
  /** Company and stage of a new deal. */
  company?: NamedRecord
  stage?: string
  close: () => void
  done?: (deal: Deal) => void
}

const idIn = (values: FormData, name: string) => Number(values.get(name)) || null

/** Adds or edits a deal. */
export function DealDialog({ of, company, stage, close, done }: Props) {
  const text = dealMessages
  const client = useQueryClient()
  const save = (values: FormData) => {
    const currency = textOrNone(values, 'currency')
    const deal = {
      title: textOf(values, 'title'),
      amount: numberIn(values, 'amount') ?? 0,
      stage: textOf(values, 'stage'),
      contact_id: idIn(values, 'contact_id'),
      expected_close_date: textOrNone(values, 'expected_close_date') ?? null,
      owner: textOrNone(values, 'owner') ?? null,
      notes: textOf(values, 'notes'),
      ...(currency && { currency }),
    }
    const account_id = idIn(values, 'account_id')
    if (of !== null) return laurel.crm.deals.update(of.id, { ...deal, account_id })
    // Without a company, a new deal has that of its contact.
    return laurel.crm.deals.create({ ...deal, ...(account_id !== null && { account_id }) })
  }
  return (
    <Dialog title={of === null ? text.add : text.editOf(of.title)} close={close} size="lg">
      <Form
        submit={of === null ? text.add : text.save}
        save={save}
        done={async (deal) => {
          toast(of === null ? text.added(deal.title) : text.saved)
          close()
          done?.(deal)
          await Promise.all(
            ['deals', 'pipeline', 'accounts'].map((root) => client.invalidateQueries({ queryKey: [root] })),
          )
        }}
      >
        <DealFields {...{ of, company, stage }} />
      </Form>
    </Dialog>
  )
}
