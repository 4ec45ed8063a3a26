import type { ApiKey } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { developerMessages } from './messages.ts'

/** Scopes and use of an API key, with disable and delete. */
export function ApiKeyDetails({ of, close }: { of: ApiKey; close: () => void }) {
  const text = developerMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const stale = () => client.invalidateQueries({ queryKey: ['api-keys'] })
  const change = useMutation({
    mutationFn: () => laurel.apiKeys.update(of.id, { active: !of.active }),
    onSuccess: async () => {
      await stale()
      close()
    },
  })
  return (
    <DetailsDrawer title={<bdi>{of.name}</bdi>} close={close}>
      <div className="stack">
        <Facts
          of={[
            [text.key, <code key="key">{of.prefix}…</code>],
            [text.state, of.active ? text.on : text.off],
            [text.scopes, of.scopes.includes('*') ? text.allScopes : of.scopes.join(', ')],
            [text.lastUsed, of.last_used_at ? formats.moment(of.last_used_at) : text.never],
            [text.expires, of.expires_at ? formats.moment(of.expires_at) : text.noEnd],
          ]}
        />
        {change.isError && <ProblemNote error={change.error} />}
        {may(who, 'api_keys:write') && (
          <div className="row">
            <Button variant="default" loading={change.isPending} onClick={() => change.mutate()}>
              {of.active ? text.switchOff : text.switchOn}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {text.remove}
            </Button>
          </div>
        )}
        {removing && (
          <ActionWithPreview
            title={text.removeKey(of.name)}
            label={text.remove}
            isDanger
            action={() => laurel.apiKeys.delete(of.id)}
            done={async () => {
              await stale()
              close()
            }}
            close={() => setRemoving(false)}
          >
            {text.removeKeyAbout}
          </ActionWithPreview>
        )}
      </div>
    </DetailsDrawer>
  )
}
