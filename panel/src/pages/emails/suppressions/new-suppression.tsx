import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { LongTextField, TextField, textOf, textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { suppressionMessages } from '../messages/suppressions.ts'

/** Suppresses an address, which can be undone. */
export function NewSuppression({ close }: { close: () => void }) {
  const text = suppressionMessages
  const client = useQueryClient()
  const stale = () => client.invalidateQueries({ queryKey: ['email_suppressions'] })
  return (
    <Dialog title={text.add} close={close}>
      <Form
        submit={text.add}
        save={(values) => {
          const detail = textOrNone(values, 'detail')
          return laurel.emails.suppressions.create({ address: textOf(values, 'address'), ...(detail && { detail }) })
        }}
        done={async ({ id, address }) => {
          close()
          toast(text.added(address), async () => {
            await laurel.emails.suppressions.delete(id)
            await stale()
          })
          await stale()
        }}
      >
        <p>{text.addAbout}</p>
        <TextField name="address" type="email" label={text.address} autoComplete="off" data-autofocus />
        <LongTextField name="detail" label={text.detail} description={text.detailAbout} maxLength={2_000} />
      </Form>
    </Dialog>
  )
}
