import type { IdentityProvider } from '@laurel/client'
import { useMutation } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { settingsSignInMessages } from './messages/sign-in.ts'

type Props = { of: IdentityProvider; mayWrite: boolean; changed: (provider: IdentityProvider) => void }

/** Domains of an identity provider, verified by a DNS record. */
export function ProviderDomains({ of, mayWrite, changed }: Props) {
  const text = settingsSignInMessages
  return (
    <>
      <h4 className="group-title">{text.domains}</h4>
      {of.domains.map((domain) => (
        <Domain key={domain.domain} of={domain} providerId={of.id} mayWrite={mayWrite} changed={changed} />
      ))}
      {mayWrite && (
        <Form
          isEmptied
          submit={text.addDomain}
          save={(values) => laurel.identityProviders.addDomain(of.id, { domain: textOf(values, 'domain') })}
          done={changed}
        >
          <TextField name="domain" label={text.domain} description={text.domainAbout} inputMode="url" />
        </Form>
      )}
    </>
  )
}

function Domain({
  of: { domain, txt_record, verified_at },
  providerId,
  mayWrite,
  changed,
}: {
  of: IdentityProvider['domains'][number]
  providerId: number
  mayWrite: boolean
  changed: (provider: IdentityProvider) => void
}) {
  const text = settingsSignInMessages
  const check = useMutation({
    mutationFn: () => laurel.identityProviders.verifyDomain(providerId, domain),
    onSuccess: (provider) => {
      changed(provider)
      toast(text.isYours(domain))
    },
  })
  const remove = useMutation({
    mutationFn: () => laurel.identityProviders.removeDomain(providerId, domain),
    onSuccess: changed,
  })
  const error = check.error ?? remove.error
  return (
    <>
      <div className="row">
        <strong>{domain}</strong>
        {verified_at !== null && <span>{text.verified}</span>}
        {mayWrite && verified_at === null && (
          <Button size="compact-sm" loading={check.isPending} onClick={() => check.mutate()}>
            {text.check}
          </Button>
        )}
        {mayWrite && (
          <Button size="compact-sm" variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
            {text.removeDomain(domain)}
          </Button>
        )}
      </div>
      {verified_at === null && (
        <>
          <p>{text.record}</p>
          <div className="row">
            <code className="secret">{txt_record}</code>
            <CopyButton text={txt_record} />
          </div>
        </>
      )}
      {error && <ProblemNote error={error} />}
    </>
  )
}
