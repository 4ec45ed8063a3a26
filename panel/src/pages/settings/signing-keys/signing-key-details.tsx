import type { SigningKey, SigningKeyWithdrawal } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Button } from '../../../components/button.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { DetailsDrawer } from '../../../components/dialog.tsx'
import { Facts } from '../../../components/facts.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { signingKeyMessages } from './messages.ts'

type DetailsProps = { of: SigningKey; close: () => void }

/** One signing key, and its withdrawal. */
export function SigningKeyDetails({ of, close }: DetailsProps) {
  const text = signingKeyMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [isWithdrawing, setWithdrawing] = useState(false)
  return (
    <DetailsDrawer title={text.purposes[of.purpose]} close={close}>
      <div className="stack">
        <Facts
          of={[
            [text.state, text.states[of.state]],
            [
              text.publicKey,
              <code key="key" dir="ltr">
                {of.public_key}
              </code>,
            ],
            [text.site, <bdi key="site">{of.site}</bdi>],
            [text.created, formats.moment(of.created_at)],
            ...(of.retired_at ? [[text.retired, formats.moment(of.retired_at)] as const] : []),
            ...(of.withdrawn_at ? [[text.withdrawnAt, formats.moment(of.withdrawn_at)] as const] : []),
          ]}
        />
        <div className="row">
          <CopyButton text={of.public_key} label={text.copyKey} />
          {of.state !== 'withdrawn' && may(who, 'organisation:write') && (
            <Button variant="outline" color="red" onClick={() => setWithdrawing(true)}>
              {text.withdraw}
            </Button>
          )}
        </div>
        {isWithdrawing && <Withdraw of={of} close={() => setWithdrawing(false)} done={close} />}
      </div>
    </DetailsDrawer>
  )
}

function Withdraw({ of, close, done }: DetailsProps & { done: () => void }) {
  const text = signingKeyMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.withdrawTitle}
      label={text.withdraw}
      isDanger
      preview={async () => (await laurel.signingKeys.withdraw(of.id, { dry_run: true })) as SigningKeyWithdrawal}
      action={() => laurel.signingKeys.withdraw(of.id)}
      done={async () => {
        toast(text.withdrawn)
        done()
        await client.invalidateQueries({ queryKey: ['signing-keys'] })
      }}
      close={close}
    >
      {({ signed }) =>
        of.purpose === 'log' ? (
          <p>{text.withdrawLog}</p>
        ) : (
          <>
            <p>{text.withdrawAbout}</p>
            <Facts of={[[text.affected, formats.number(signed)]]} />
          </>
        )
      }
    </ActionWithPreview>
  )
}
