import type { IdentityProvider } from '@laurel/client'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { Facts } from '../../components/facts.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { peopleMessages } from './messages/people.ts'
import { settingsSignInMessages } from './messages/sign-in.ts'
import { ProviderDomains } from './provider-domains.tsx'

const ProviderDialog = lazy(async () => ({ default: (await import('./provider-dialog.tsx')).ProviderDialog }))

type Props = {
  of: IdentityProvider
  mayWrite: boolean
  changed: (provider: IdentityProvider) => void
  removed: () => Promise<void>
}

/** An identity provider with its redirect URI and domains. */
export function Provider({ of, mayWrite, changed, removed }: Props) {
  const text = settingsSignInMessages
  const { roles } = peopleMessages
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null)
  const turn = useMutation({
    mutationFn: () => laurel.identityProviders.update(of.id, { active: !of.active }),
    onSuccess: changed,
  })
  return (
    <section className="surface padded stack">
      <h3 className="group-title">
        <bdi>{of.name}</bdi>
      </h3>
      <Facts
        of={[
          [text.status, of.active ? text.on : text.off],
          [text.issuer, of.issuer],
          [text.clientId, of.client_id],
          [text.role, roles[of.default_role]],
        ]}
      />
      <p>{text.callback}</p>
      <div className="row">
        <code className="secret">{of.callback_url}</code>
        <CopyButton text={of.callback_url} />
      </div>
      <ProviderDomains of={of} mayWrite={mayWrite} changed={changed} />
      {turn.isError && <ProblemNote error={turn.error} />}
      {mayWrite && (
        <div className="row">
          <Button variant="default" onClick={() => setAsked('change')}>
            {text.edit}
          </Button>
          <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate()}>
            {of.active ? text.turnOff : text.turnOn}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setAsked('remove')}>
            {text.remove}
          </Button>
        </div>
      )}
      <Suspense>
        {asked === 'change' && <ProviderDialog of={of} saved={changed} close={() => setAsked(null)} />}
      </Suspense>
      {asked === 'remove' && (
        <ActionWithPreview
          title={text.removeTitle(of.name)}
          label={text.remove}
          isDanger
          action={() => laurel.identityProviders.delete(of.id)}
          done={removed}
          close={() => setAsked(null)}
        >
          {text.removeAbout}
        </ActionWithPreview>
      )}
    </section>
  )
}
