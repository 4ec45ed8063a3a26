import type { Message, MessagePreview } from '@laurel/client'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { MailFrame } from '../../components/mail-frame.tsx'
import { instantOf } from '../../messages/wall-time.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { reviewMessages } from './messages/review.ts'
import type { NewMessage } from './read-message.ts'

/** Excluded people who are named; the others are counted. */
const NAMED = 5

type Props = {
  message: NewMessage
  preview: MessagePreview
  zone: string
  save: (message: NewMessage) => Promise<Message>
  done: (message: Message) => void | Promise<void>
  close: () => void
}

/** Who gets a message, who does not and why, and how it looks; then it is sent or scheduled. */
export function Review({ message, preview, zone, save, done, close }: Props) {
  const text = useMessages(reviewMessages)
  const { formats } = useLanguage()
  const count = formats.number(preview.recipients)
  const { send_at_local: local } = message
  return (
    <ActionWithPreview
      title={text.title}
      size="44rem"
      label={local ? text.schedule(count) : text.send(count)}
      isPossible={() => preview.recipients > 0 || local !== undefined}
      action={() => save(message)}
      done={done}
      close={close}
    >
      <p>
        <strong>{text.recipients(count)}</strong>{' '}
        {local && text.at(formats.moment(instantOf(local, zone), zone))}
      </p>
      {preview.recipients === 0 && <p>{local ? text.nobodyYet : text.nobody}</p>}
      <Excluded of={preview} />
      {preview.example && (
        <section className="stack" aria-label={text.example}>
          <h3 className="group-title">
            <bdi>{preview.example.subject}</bdi>
          </h3>
          <p className="soft">{text.to(preview.example.to)}</p>
          <MailFrame html={preview.example.html} title={text.example} />
        </section>
      )}
    </ActionWithPreview>
  )
}

function Excluded({ of: { excluded, excluded_people } }: { of: MessagePreview }) {
  const text = useMessages(reviewMessages)
  const { formats } = useLanguage()
  const reasons = (Object.keys(excluded) as (keyof typeof excluded)[]).filter((reason) => excluded[reason] > 0)
  const total = reasons.reduce((sum, reason) => sum + excluded[reason], 0)
  if (total === 0) return null
  const named = excluded_people.slice(0, NAMED)
  return (
    <div>
      <strong>{text.excluded(formats.number(total))}</strong>{' '}
      {formats.list(reasons.map((reason) => text.byReason[reason](formats.number(excluded[reason]))))}
      <ul>
        {named.map(({ name, email, reason }) => (
          <li key={`${email} ${name}`}>
            <bdi>{name || email}</bdi>: {text.reasons[reason]}
          </li>
        ))}
        {total > named.length && <li>{text.more(formats.number(total - named.length))}</li>}
      </ul>
    </div>
  )
}
