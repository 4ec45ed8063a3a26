import type { Message } from '@laurel/client'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column } from '../../components/list-types.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { toMessage, toNewMessage } from './message-links.ts'
import { timeOf } from './message-time.ts'
import './messages.css'
import { GuideLink } from '../../shell-parts/guide-link.tsx'
import { messageListMessages } from './messages/list.ts'

type Text = typeof messageListMessages

/** The messages of an event, or to contacts for null, with how far each is. */
export function MessageList({ eventId }: { eventId: number | null }) {
  const text = messageListMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const mayWrite = may(who, 'emails:write')
  useSingleKeys([['c', () => void (mayWrite && navigate(toNewMessage(eventId)))]])
  const create = mayWrite && (
    <Button renderRoot={(props) => <Link {...toNewMessage(eventId)} {...props} />}>{text.create}</Button>
  )
  return (
    <>
      <PageHead title={eventId === null ? text.toContacts : text.title}>{create}</PageHead>
      <DataTable<Message>
        name={text.title}
        id={eventId === null ? 'contact-messages' : 'messages'}
        queryKey={['messages', eventId]}
        ask={(asked) =>
          eventId === null ? laurel.messages.listForContacts(asked) : laurel.messages.listForEvent(eventId, asked)
        }
        columns={messageColumns(text, formats, eventId)}
        onOpen={({ id }) => void navigate(toMessage(eventId, id))}
        empty={
          <EmptyNote title={text.none}>
            <p>{eventId === null ? text.noneToContacts : text.noneHow}</p>
            {create}
            {eventId !== null && <GuideLink to="messages-and-mail" />}
          </EmptyNote>
        }
      />
    </>
  )
}

function messageColumns(text: Text, formats: Formats, eventId: number | null): Column<Message>[] {
  return [
    {
      key: 'subject',
      name: text.subject,
      width: 'minmax(12rem, 3fr)',
      phone: 'first',
      show: ({ id, subject }) => (
        <Link {...toMessage(eventId, id)}>
          <bdi>{subject ?? text.fromTemplate}</bdi>
        </Link>
      ),
    },
    {
      key: 'when',
      name: text.when,
      width: 'minmax(13rem, 1.2fr)',
      phone: 'second',
      show: (of) => formats.moment(timeOf(of), of.time_zone),
    },
    {
      key: 'sent',
      name: text.sent,
      width: 'minmax(7rem, 0.8fr)',
      isNumber: true,
      show: ({ stats }) =>
        stats.recipients === 0 ? '–' : text.ofAll(formats.number(stats.sent), formats.number(stats.recipients)),
    },
    {
      key: 'failed',
      name: text.failed,
      width: '5rem',
      isNumber: true,
      show: ({ stats }) => formats.number(stats.failed),
    },
    {
      key: 'status',
      name: text.status,
      width: '7.5rem',
      phone: 'aside',
      show: ({ status }) => (
        <span className="state" data-quiet={status !== 'sent'}>
          {text.statuses[status]}
        </span>
      ),
    },
  ]
}
