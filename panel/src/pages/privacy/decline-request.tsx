import type { ErasureRequest } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { LongTextField, textOrNone } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { toast } from '../../components/toasts.tsx'
import { requestMessages } from './messages/privacy.ts'

type Props = { of: ErasureRequest; done: () => void; close: () => void }

/** Declines a request with a reason. The person has to be written to first, because the address goes. */
export function DeclineRequest({ of, done, close }: Props) {
  const text = requestMessages
  const client = useQueryClient()
  return (
    <Dialog title={text.declineTitle} close={close}>
      <Form
        submit={text.decline}
        guarded={false}
        save={(values) => laurel.privacy.requests.decline(of.id, { reason: textOrNone(values, 'reason') ?? null })}
        done={async () => {
          toast(text.declined)
          done()
          await client.invalidateQueries({ queryKey: ['erasure_requests'] })
        }}
      >
        <p>{text.declineAbout}</p>
        <p>
          <a href={`mailto:${of.email}?subject=${encodeURIComponent(text.subject)}`}>{text.write}</a>
        </p>
        <LongTextField
          name="reason"
          label={text.reason}
          description={text.reasonAbout}
          maxLength={1_000}
          data-autofocus
        />
      </Form>
    </Dialog>
  )
}
