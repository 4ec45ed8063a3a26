import type { WebhookEndpoint } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Form } from '../../components/form.tsx'
import { partMessages } from '../../components/messages/parts.ts'
import { toast } from '../../components/toasts.tsx'
import { WebhookFields, webhookIn } from './webhook-fields.tsx'
import { webhookMessages } from './webhook-messages.ts'

/** Button that opens the settings of a webhook. */
export function EditWebhook({ of }: { of: WebhookEndpoint }) {
  const { edit } = webhookMessages
  const { save, saved } = partMessages
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {edit}
      </Button>
      {isOpen && (
        <Dialog title={of.url} close={close}>
          <Form
            submit={save}
            save={(values) => laurel.webhooks.update(of.id, webhookIn(values))}
            done={async () => {
              await client.invalidateQueries({ queryKey: ['webhooks'] })
              toast(saved)
              close()
            }}
          >
            <WebhookFields of={of} />
          </Form>
        </Dialog>
      )}
    </>
  )
}
