import type { ConnectedApp } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { COLON, useLanguage } from '../../messages/use-messages.tsx'
import { appScopeMessages } from '../../shell-parts/messages/app-scopes.ts'
import { connectedAppMessages } from '../../shell-parts/messages/connected-apps.ts'

const KEY = ['me', 'connected-apps']

/** Apps that act for the account in any of its organisations. */
export function OwnApps() {
  const text = connectedAppMessages
  const client = useQueryClient()
  const apps = useQuery({ queryKey: KEY, queryFn: () => laurel.me.connectedApps() })
  const [revoking, setRevoking] = useState<ConnectedApp | null>(null)
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.title}</h2>
      <p className="soft">{text.ownAbout}</p>
      {apps.isPending && <Skeleton height={40} />}
      {apps.isError && <ProblemNote error={apps.error} retry={() => void apps.refetch()} />}
      {apps.data?.length === 0 && <p>{text.ownNone}</p>}
      {apps.data?.map((app) => (
        <OwnApp key={app.id} app={app} revoke={() => setRevoking(app)} />
      ))}
      {revoking && (
        <ActionWithPreview
          title={text.revokeApp(revoking.name)}
          label={text.revoke}
          isDanger
          action={() => laurel.me.revokeConnectedApp(revoking.id)}
          done={async () => {
            toast(text.revoked)
            await client.invalidateQueries({ queryKey: KEY })
          }}
          close={() => setRevoking(null)}
        >
          {text.revokeOwnAbout}
        </ActionWithPreview>
      )}
    </section>
  )
}

function OwnApp({ app, revoke }: { app: ConnectedApp; revoke: () => void }) {
  const text = connectedAppMessages
  const words = appScopeMessages
  const { formats } = useLanguage()
  return (
    <div className="row">
      <bdi>{app.name}</bdi>
      <span className="soft">
        <bdi>{app.host}</bdi>, <bdi>{app.organisation.name}</bdi>, {words.scopeCount(app.scopes.length)}
      </span>
      <span className="soft">
        {app.last_used_at ? `${text.lastUsed}${COLON} ${formats.moment(app.last_used_at)}` : text.neverUsed}
      </span>
      <Button size="compact-sm" variant="default" aria-label={text.revokeOf(app.name)} onClick={revoke}>
        {text.revoke}
      </Button>
    </div>
  )
}
