import type { Message, MessagePreview } from '@laurel/client'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { MailFrame } from '../../components/mail-frame.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { instantOf } from '../../messages/wall-time.ts'
import { ExcludedPeople } from './excluded-people.tsx'
import { reviewMessages } from './messages/review.ts'
import type { NewMessage } from './read-message.ts'

type Props = {
  message: NewMessage
  preview: MessagePreview
  zone: string
  save: (message: NewMessage) => Promise<Message>
  done: (message: Message) => void | Promise<void>
  close: () => void
}

/** Shows the recipients, the excluded people with their reasons and an example, before a message is sent or scheduled. */
export function Review({ message, preview, zone, save, done, close }: Props) {
  const text = reviewMessages
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
        <strong>{text.recipients(count)}</strong> {local && text.at(formats.moment(instantOf(local, zone), zone))}
      </p>
      {preview.recipients === 0 && <p>{local ? text.nobodyYet : text.nobody}</p>}
      <ExcludedPeople of={preview} />
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
