import type { ConnectedApp } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Button } from '../../../components/button.ts'
import { DetailsDrawer } from '../../../components/dialog.tsx'
import { Facts } from '../../../components/facts.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { appScopeMessages } from '../../../shell-parts/messages/app-scopes.ts'
import { connectedAppMessages } from '../../../shell-parts/messages/connected-apps.ts'

/** One connected app with its permissions, and its revocation. */
export function ConnectedAppDetails({ of, close }: { of: ConnectedApp; close: () => void }) {
  const text = connectedAppMessages
  const words = appScopeMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [isRevoking, setRevoking] = useState(false)
  return (
    <DetailsDrawer title={<bdi>{of.name}</bdi>} close={close}>
      <Facts
        of={[
          [text.host, of.host],
          [text.member, `${of.person.name} (${of.person.email})`],
          [text.connected, formats.moment(of.created_at)],
          [text.lastUsed, of.last_used_at ? formats.moment(of.last_used_at) : text.never],
          [text.ends, of.expires_at ? formats.moment(of.expires_at) : text.untilRevoked],
        ]}
      />
      {of.kind === 'registered' && <p className="soft">{text.unverified}</p>}
      <h3 className="group-title">{text.permissions}</h3>
      <ul>
        {of.scopes.map((scope) => (
          <li key={scope}>{words.scopes[scope] ?? scope}</li>
        ))}
      </ul>
      {may(who, 'people:write') && (
        <Button color="red" variant="outline" onClick={() => setRevoking(true)}>
          {text.revoke}
        </Button>
      )}
      {isRevoking && (
        <ActionWithPreview
          title={text.revokeApp(of.name)}
          label={text.revoke}
          isDanger
          action={() => laurel.people.connectedApps.revoke(of.id)}
          done={async () => {
            toast(text.revoked)
            close()
            await client.invalidateQueries({ queryKey: ['connected-apps'] })
          }}
          close={() => setRevoking(false)}
        >
          {text.revokeAbout}
        </ActionWithPreview>
      )}
    </DetailsDrawer>
  )
}
