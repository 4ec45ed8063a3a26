import type { TrainingEvidence } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { LongTextField, textOf, textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { DateField } from '../date-field.tsx'
import { evidenceMessages } from '../messages/evidence.ts'

type Props = {
  of: TrainingEvidence
  action: 'approve' | 'decline' | 'delete'
  close: () => void
  deleted: () => void
}

/** Approves evidence with a day, declines it with a reason, or deletes it after a question. */
export function EvidenceDecision({ of, action, close, deleted }: Props) {
  const text = evidenceMessages
  const client = useQueryClient()
  const stale = () => client.invalidateQueries({ queryKey: [TRAINING] })
  if (action === 'delete')
    return (
      <ActionWithPreview
        title={text.deleteTitle}
        label={text.delete}
        action={() => laurel.training.evidence.delete(of.id)}
        done={async () => {
          toast(text.deleted)
          deleted()
          await stale()
        }}
        close={close}
        isDanger
      >
        <p>{text.deleteAbout}</p>
      </ActionWithPreview>
    )
  const isApproval = action === 'approve'
  const send = (values: FormData) => {
    if (!isApproval) return laurel.training.evidence.decline(of.id, { reason: textOf(values, 'reason') })
    const completed_on = textOrNone(values, 'completed_on')
    return laurel.training.evidence.approve(of.id, completed_on === undefined ? {} : { completed_on })
  }
  return (
    <Dialog title={isApproval ? text.approveTitle : text.declineTitle} close={close}>
      <Form
        submit={text[action]}
        save={send}
        done={async () => {
          toast(isApproval ? text.approved : text.declined)
          close()
          await stale()
        }}
      >
        {isApproval ? (
          <DateField
            name="completed_on"
            label={text.day}
            description={text.approveAbout}
            defaultValue={of.completed_on ?? ''}
            data-autofocus
          />
        ) : (
          <LongTextField name="reason" label={text.reason} description={text.reasonAbout} data-autofocus />
        )}
      </Form>
    </Dialog>
  )
}
