import type { MessageRecipient } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { detailMessages } from './messages/detail.ts'

type Props = { of: MessageRecipient; zone: string; close: () => void }

/** Shows a recipient with the whole reply of the mail server, and leads to everything about their address. */
export function RecipientDetails({ of, zone, close }: Props) {
  const text = detailMessages
  const { formats } = useLanguage()
  const { name, address, status, reason, sent_at } = of
  return (
    <DetailsDrawer title={<bdi>{name || address || text.erased}</bdi>} close={close}>
      <div className="stack">
        <Facts
          of={[
            [text.address, address || '–'],
            [text.status, text.statuses[status]],
            ...(reason === null ? [] : [[text.reason, reason] as const]),
            ...(sent_at === null ? [] : [[text.sentAt, formats.moment(sent_at, zone)] as const]),
          ]}
        />
        {of.email_id !== null && (
          <p>
            <Link to="/emails/outbox/$emailId" params={{ emailId: String(of.email_id) }}>
              {text.seeEmail}
            </Link>
          </p>
        )}
        {address !== '' && (
          <p>
            <Link to="/person" search={{ email: address } as never}>
              {text.everything}
            </Link>
          </p>
        )}
      </div>
    </DetailsDrawer>
  )
}
