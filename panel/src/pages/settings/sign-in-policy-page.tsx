import type { IdentityProvider, SignInPolicy } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may, sessionQuery } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { SelectField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { settingsSignInMessages } from './messages/sign-in.ts'

const ProviderDialog = lazy(async () => ({ default: (await import('./provider-dialog.tsx')).ProviderDialog }))
const Provider = lazy(async () => ({ default: (await import('./provider.tsx')).Provider }))

/** Two-factor policy and identity providers. */
export function SettingsSignInPage() {
  const text = settingsSignInMessages
  const { who } = useRouteContext({ from: '/inside' })
  const mayWrite = may(who, 'sign_in:write')
  return (
    <>
      <PageHead title={text.title} />
      <div className="stack narrow">
        {!mayWrite && <p className="soft">{text.ownersAlone}</p>}
        <Policy mayWrite={mayWrite} />
        <Providers mayWrite={mayWrite} />
      </div>
    </>
  )
}

function Policy({ mayWrite }: { mayWrite: boolean }) {
  const text = settingsSignInMessages
  const client = useQueryClient()
  const key = ['organisation', 'sign-in-policy']
  const policy = useQuery({ queryKey: key, queryFn: () => laurel.organisation.signInPolicy() })
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.policy}</h2>
      {policy.isPending && <Skeleton height={60} />}
      {policy.isError && <ProblemNote error={policy.error} retry={() => void policy.refetch()} />}
      {policy.data && !mayWrite && <p>{text.policies[policy.data.second_factor]}</p>}
      {policy.data && mayWrite && (
        <Form
          submit={text.save}
          save={(values) =>
            laurel.organisation.updateSignInPolicy({
              second_factor: textOf(values, 'second_factor') as SignInPolicy['second_factor'],
            })
          }
          done={async (saved) => {
            client.setQueryData(key, saved)
            toast(text.saved)
            await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
          }}
        >
          <SelectField
            name="second_factor"
            label={text.who}
            description={text.policyAbout}
            defaultValue={policy.data.second_factor}
            data={Object.entries(text.policies).map(([value, label]) => ({ value, label }))}
          />
        </Form>
      )}
    </section>
  )
}

function Providers({ mayWrite }: { mayWrite: boolean }) {
  const text = settingsSignInMessages
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const key = ['identity-providers']
  const providers = useQuery({ queryKey: key, queryFn: () => laurel.identityProviders.list() })
  const put = (provider: IdentityProvider) =>
    client.setQueryData<IdentityProvider[]>(key, (all = []) =>
      all.some(({ id }) => id === provider.id)
        ? all.map((each) => (each.id === provider.id ? provider : each))
        : [...all, provider],
    )
  return (
    <section className="stack" aria-label={text.providers}>
      <div className="surface padded stack">
        <h2 className="group-title">{text.providers}</h2>
        <p className="soft">{text.providersAbout}</p>
        {providers.isPending && <Skeleton height={60} />}
        {providers.isError && <ProblemNote error={providers.error} retry={() => void providers.refetch()} />}
        {providers.data?.length === 0 && <p>{text.none}</p>}
        {mayWrite && (
          <div className="row">
            <Button onClick={() => setAdding(true)}>{text.add}</Button>
          </div>
        )}
      </div>
      <Suspense>
        {providers.data?.map((provider) => (
          <Provider
            key={provider.id}
            of={provider}
            mayWrite={mayWrite}
            changed={put}
            removed={() => client.invalidateQueries({ queryKey: key })}
          />
        ))}
        {isAdding && <ProviderDialog saved={put} close={() => setAdding(false)} />}
      </Suspense>
    </section>
  )
}
