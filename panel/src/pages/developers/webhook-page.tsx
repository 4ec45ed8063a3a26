import type { WebhookDelivery } from '@laurel/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Badge } from '../../components/badge.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column } from '../../components/list-types.ts'
import { Note } from '../../components/note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { asSentence } from '../../components/problem-sentence.ts'
import { ShownOnce } from '../../components/shown-once.tsx'
import { toast } from '../../components/toasts.tsx'
import { useList } from '../../components/use-list.ts'
import { useProblemText } from '../../components/use-problem-text.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import { EditWebhook } from './edit-webhook.tsx'
import { developerMessages } from './messages.ts'
import { ReplaySince } from './replay-since.tsx'
import { WebhookFacts } from './webhook-facts.tsx'

/** One webhook endpoint with its deliveries and their attempts. */
export function WebhookPage() {
  const id = Number(useParams({ from: '/inside/developers/webhooks/$webhookId' }).webhookId)
  const text = developerMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const list = useList()
  const endpoint = useQuery({ queryKey: ['webhooks', id], queryFn: () => laurel.webhooks.get(id) })
  if (endpoint.isError)
    return (
      <>
        <PageHead title={text.webhooks} />
        <ProblemNote error={endpoint.error} retry={() => void endpoint.refetch()} />
      </>
    )
  return (
    <>
      <PageHead title={endpoint.data?.url ?? text.webhooks}>
        {endpoint.data && may(who, 'webhooks:write') && <EditWebhook of={endpoint.data} />}
        <Actions id={id} url={endpoint.data?.url ?? ''} active={endpoint.data?.active ?? true} />
      </PageHead>
      {endpoint.data && <WebhookFacts of={endpoint.data} />}
      {endpoint.data?.paused_reason && <Note tone="problem">{asSentence(endpoint.data.paused_reason)}</Note>}
      <DataTable
        name={text.deliveries}
        id="deliveries"
        queryKey={['deliveries', id]}
        ask={(asked) => laurel.webhooks.listDeliveries(id, asked)}
        columns={deliveryColumns(text, formats)}
        filters={[
          {
            name: 'status',
            label: text.status,
            options: Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
          },
          { name: 'event', label: text.event },
        ]}
        empty={<EmptyNote title={text.noDeliveries} />}
      />
      {list.open && (
        <DeliveryDetails id={Number(list.open)} endpointId={id} close={() => list.change({ open: undefined })} />
      )}
    </>
  )
}

/** Sends a test to an endpoint, and switches it on or off. */
function useEndpointChanges(id: number, active: boolean) {
  const text = developerMessages
  const problemText = useProblemText()
  const client = useQueryClient()
  const stale = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['webhooks'] }),
      client.invalidateQueries({ queryKey: ['deliveries', id] }),
    ])
  const test = useMutation({
    mutationFn: () => laurel.webhooks.test(id),
    onSuccess: async () => {
      toast(text.tested)
      await stale()
    },
    onError: (error) => toast(problemText(error)),
  })
  const change = useMutation({ mutationFn: () => laurel.webhooks.update(id, { active: !active }), onSuccess: stale })
  return { stale, test, change }
}

function Actions({ id, url, active }: { id: number; url: string; active: boolean }) {
  const text = developerMessages
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'rotate' | 'replay' | 'remove' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { stale, test, change } = useEndpointChanges(id, active)
  if (!may(who, 'webhooks:write')) return null
  return (
    <>
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
        {text.test}
      </Button>
      <Button variant="default" loading={change.isPending} onClick={() => change.mutate()}>
        {active ? text.switchOff : text.switchOn}
      </Button>
      <Button variant="default" onClick={() => setAsked('rotate')}>
        {text.rotate}
      </Button>
      <Button variant="default" onClick={() => setAsked('replay')}>
        {text.replaySince}
      </Button>
      <Button variant="subtle" color="red" onClick={() => setAsked('remove')}>
        {text.remove}
      </Button>
      {asked === 'replay' && <ReplaySince id={id} close={() => setAsked(null)} />}
      {asked === 'rotate' && (
        <ActionWithPreview
          title={text.rotate}
          label={text.rotate}
          action={() => laurel.webhooks.rotateSecret(id)}
          done={({ secret }) => setSecret(secret)}
          close={() => setAsked(null)}
        >
          {text.rotateAbout}
        </ActionWithPreview>
      )}
      {secret !== null && (
        <Dialog title={url} close={() => setSecret(null)}>
          <ShownOnce about={text.secretMade} secret={secret} kept={text.keyKept} done={() => setSecret(null)} />
        </Dialog>
      )}
      {asked === 'remove' && (
        <ActionWithPreview
          title={text.removeWebhook(url)}
          label={text.remove}
          isDanger
          action={() => laurel.webhooks.delete(id)}
          done={async () => {
            await navigate({ to: '/developers/webhooks' })
            await stale()
          }}
          close={() => setAsked(null)}
        >
          {text.removeWebhookAbout}
        </ActionWithPreview>
      )}
    </>
  )
}

function deliveryColumns(text: typeof developerMessages, formats: Formats): Column<WebhookDelivery>[] {
  return [
    {
      key: 'event',
      name: text.event,
      width: 'minmax(10rem, 2fr)',
      phone: 'first',
      show: ({ event }) => <code>{event}</code>,
    },
    {
      key: 'at',
      name: text.at,
      width: 'minmax(13rem, 1fr)',
      phone: 'second',
      show: ({ created_at }) => formats.moment(created_at),
    },
    {
      key: 'attempts',
      name: text.attempts,
      width: '7rem',
      isNumber: true,
      show: ({ attempts }) => formats.number(attempts.length),
    },
    {
      key: 'status',
      name: text.status,
      width: '8rem',
      phone: 'aside',
      show: ({ status }) => (
        <Badge variant="outline" color={status === 'failed' ? 'red' : 'laurel'}>
          {text.statuses[status]}
        </Badge>
      ),
    },
  ]
}
