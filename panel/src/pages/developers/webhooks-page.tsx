import type { WebhookEndpoint } from '@laurel/client'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Badge } from '../../components/badge.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column } from '../../components/list-types.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import { healthOf } from './health-of.ts'
import { developerMessages } from './messages.ts'
import { NewWebhook } from './new-webhook.tsx'
import { webhookMessages } from './webhook-messages.ts'

export function WebhooksPage() {
  const text = developerMessages
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  const mayWrite = may(who, 'webhooks:write')
  useSingleKeys([['c', () => setMaking(mayWrite)]])
  const create = mayWrite && <Button onClick={() => setMaking(true)}>{text.newWebhook}</Button>
  return (
    <>
      <PageHead title={text.webhooks}>{create}</PageHead>
      <DataTable<WebhookEndpoint>
        name={text.webhooks}
        id="webhooks"
        queryKey={['webhooks']}
        ask={laurel.webhooks.list}
        columns={useWebhookColumns()}
        onOpen={({ id }) => void navigate({ to: '/developers/webhooks/$webhookId', params: { webhookId: String(id) } })}
        empty={
          <EmptyNote title={text.noWebhooks}>
            <p>{text.noWebhooksHow}</p>
            {create}
          </EmptyNote>
        }
      />
      {making && <NewWebhook close={() => setMaking(false)} />}
    </>
  )
}

function useWebhookColumns(): Column<WebhookEndpoint>[] {
  const text = developerMessages
  const { description } = webhookMessages
  return [
    {
      key: 'url',
      name: text.url,
      width: 'minmax(14rem, 3fr)',
      phone: 'first',
      show: ({ id, url }) => (
        <Link to="/developers/webhooks/$webhookId" params={{ webhookId: String(id) }}>
          {url}
        </Link>
      ),
    },
    {
      key: 'events',
      name: text.events,
      width: 'minmax(8rem, 2fr)',
      phone: 'second',
      show: ({ events }) => (events.includes('*') ? text.allEvents : events.join(', ')),
    },
    {
      key: 'description',
      name: description,
      width: 'minmax(8rem, 2fr)',
      show: ({ description }) => description,
    },
    {
      key: 'health',
      name: text.state,
      width: '9rem',
      phone: 'aside',
      show: (endpoint) => (
        <Badge variant="outline" color={healthOf(endpoint) === 'healthy' ? 'laurel' : 'red'}>
          {text.health[healthOf(endpoint)]}
        </Badge>
      ),
    },
  ]
}
