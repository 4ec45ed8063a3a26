import type { CreatedWebhookEndpoint } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Form } from '../../components/form.tsx'
import { ShownOnce } from '../../components/shown-once.tsx'
import { developerMessages } from './messages.ts'
import { WebhookFields, webhookIn } from './webhook-fields.tsx'

/** Adds a webhook. */
export function NewWebhook({ close }: { close: () => void }) {
  const text = developerMessages
  const client = useQueryClient()
  const [made, setMade] = useState<CreatedWebhookEndpoint | null>(null)
  if (made !== null)
    return (
      <Dialog title={made.url} close={close}>
        <ShownOnce about={text.secretMade} secret={made.secret} kept={text.keyKept} done={close} />
      </Dialog>
    )
  return (
    <Dialog title={text.newWebhook} close={close}>
      <Form
        submit={text.newWebhook}
        save={(values) => laurel.webhooks.create(webhookIn(values))}
        done={async (endpoint) => {
          setMade(endpoint)
          await client.invalidateQueries({ queryKey: ['webhooks'] })
        }}
      >
        <WebhookFields />
      </Form>
    </Dialog>
  )
}
