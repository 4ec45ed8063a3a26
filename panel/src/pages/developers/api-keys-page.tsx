import type { ApiKey } from '@laurel/client'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Badge } from '../../components/badge.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column } from '../../components/list-types.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { developerMessages } from './messages.ts'

const ApiKeyDetails = lazy(async () => ({ default: (await import('./api-key-details.tsx')).ApiKeyDetails }))
const NewApiKey = lazy(async () => ({ default: (await import('./new-api-key.tsx')).NewApiKey }))

export function ApiKeysPage() {
  const text = developerMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [making, setMaking] = useState(false)
  const [open, setOpen] = useState<ApiKey | null>(null)
  const mayWrite = may(who, 'api_keys:write')
  useSingleKeys([['c', () => setMaking(mayWrite)]])
  const create = mayWrite && <Button onClick={() => setMaking(true)}>{text.newKey}</Button>
  return (
    <>
      <PageHead title={text.keys}>{create}</PageHead>
      <DataTable
        name={text.keys}
        id="api-keys"
        queryKey={['api-keys']}
        ask={laurel.apiKeys.list}
        columns={columnsOf(text, formats)}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.noKeys}>
            <p>{text.noKeysHow}</p>
            {create}
          </EmptyNote>
        }
      />
      <Suspense>
        {making && <NewApiKey close={() => setMaking(false)} />}
        {open && <ApiKeyDetails of={open} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

function columnsOf(text: typeof developerMessages, formats: Formats): Column<ApiKey>[] {
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(10rem, 2fr)',
      phone: 'first',
      show: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'prefix',
      name: text.key,
      width: 'minmax(10rem, 1fr)',
      phone: 'second',
      show: ({ prefix }) => <code>{prefix}…</code>,
    },
    {
      key: 'scopes',
      name: text.scopes,
      width: 'minmax(8rem, 2fr)',
      show: ({ scopes }) => (scopes.includes('*') ? text.allScopes : scopes.join(', ')),
    },
    {
      key: 'last_used_at',
      name: text.lastUsed,
      width: '10rem',
      show: ({ last_used_at }) => (last_used_at ? formats.distance(last_used_at, Date.now()) : text.never),
    },
    {
      key: 'active',
      name: text.state,
      width: '6rem',
      phone: 'aside',
      show: ({ active }) => (
        <Badge variant="outline" color={active ? 'laurel' : 'gray'}>
          {active ? text.on : text.off}
        </Badge>
      ),
    },
  ]
}
