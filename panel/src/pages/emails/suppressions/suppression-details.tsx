import type { EmailSuppression } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Button } from '../../../components/button.ts'
import { DetailsDrawer } from '../../../components/dialog.tsx'
import { Facts } from '../../../components/facts.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { suppressionMessages } from '../messages/suppressions.ts'

type Props = { of: EmailSuppression; close: () => void }

/** A suppressed address, with the reason and its consequence, and a way to allow emails again. */
export function SuppressionDetails({ of, close }: Props) {
  const text = suppressionMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [removing, setRemoving] = useState(false)
  const { address, reason, detail, email_id, created_at } = of
  return (
    <DetailsDrawer title={<bdi>{address}</bdi>} close={close}>
      <div className="stack">
        <p>{text.stops[reason]}</p>
        <Facts
          of={[
            [text.reason, text.reasons[reason]],
            [text.since, formats.moment(created_at, who.organisation.time_zone)],
            ...(detail === null ? [] : [[text.detail, detail] as const]),
          ]}
        />
        <div className="row">
          {email_id !== null && (
            <Link to="/emails/outbox/$emailId" params={{ emailId: String(email_id) }}>
              {text.email}
            </Link>
          )}
          <Link to="/person" search={{ email: address } as never}>
            {text.everything}
          </Link>
        </div>
        {may(who, 'emails:write') && (
          <div>
            <Button variant="default" onClick={() => setRemoving(true)}>
              {text.remove}
            </Button>
          </div>
        )}
      </div>
      {removing && <AllowAgain of={of} done={close} close={() => setRemoving(false)} />}
    </DetailsDrawer>
  )
}

function AllowAgain({ of: { id, address, reason }, done, close }: Props & { done: () => void }) {
  const text = suppressionMessages
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.remove}
      label={text.remove}
      isDanger={reason !== 'manual'}
      action={() => laurel.emails.suppressions.delete(id)}
      done={async () => {
        done()
        toast(text.removed(address))
        await client.invalidateQueries({ queryKey: ['email_suppressions'] })
      }}
      close={close}
    >
      <p>{text.removeAbout[reason]}</p>
    </ActionWithPreview>
  )
}
