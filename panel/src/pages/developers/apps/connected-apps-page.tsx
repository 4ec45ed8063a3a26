import type { ConnectedApp } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Column } from '../../../components/list-types.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { appScopeMessages } from '../../../shell-parts/messages/app-scopes.ts'
import { connectedAppMessages } from '../../../shell-parts/messages/connected-apps.ts'
import { ConnectedAppDetails } from './connected-app-details.tsx'

/** Apps that act for members of the organisation. */
export function ConnectedAppsPage() {
  const text = connectedAppMessages
  const [open, setOpen] = useState<ConnectedApp | null>(null)
  return (
    <>
      <PageHead title={text.title} />
      <p className="soft">{text.about}</p>
      <DataTable<ConnectedApp>
        name={text.title}
        id="connected-apps"
        queryKey={['connected-apps']}
        ask={laurel.people.connectedApps.list}
        columns={useAppColumns()}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            <Link to="/developers/assistants">{text.connect}</Link>
          </EmptyNote>
        }
      />
      {open && <ConnectedAppDetails of={open} close={() => setOpen(null)} />}
    </>
  )
}

function useAppColumns(): Column<ConnectedApp>[] {
  const text = connectedAppMessages
  const words = appScopeMessages
  const { formats } = useLanguage()
  return [
    {
      key: 'name',
      name: text.app,
      width: 'minmax(9rem, 2fr)',
      phone: 'first',
      show: ({ name }) => <bdi>{name}</bdi>,
    },
    { key: 'host', name: text.host, width: 'minmax(8rem, 1fr)', show: ({ host }) => <bdi>{host}</bdi> },
    {
      key: 'person',
      name: text.member,
      width: 'minmax(8rem, 2fr)',
      phone: 'second',
      show: ({ person }) => <bdi>{person.name}</bdi>,
    },
    {
      key: 'scopes',
      name: text.permissions,
      width: '8rem',
      show: ({ scopes }) => words.scopeCount(scopes.length),
    },
    {
      key: 'last_used_at',
      name: text.lastUsed,
      width: '9rem',
      phone: 'aside',
      show: ({ last_used_at }) => (last_used_at ? formats.distance(last_used_at, Date.now()) : text.never),
    },
    {
      key: 'expires_at',
      name: text.ends,
      width: '11rem',
      show: ({ expires_at }) => (expires_at ? formats.moment(expires_at) : text.untilRevoked),
    },
  ]
}
