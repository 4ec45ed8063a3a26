import type { Message, MessagePreview } from '@laurel/client'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { SelectField, TextField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { LanguageField } from '../../components/language-field.tsx'
import { SwitchField } from '../../components/switch-field.tsx'
import { type Audience, AudienceFields } from './audience-fields.tsx'
import { BodyField } from './body-field.tsx'
import { composeMessages } from './messages/compose.ts'
import { type NewMessage, readMessage } from './read-message.ts'
import { Review } from './review.tsx'
import { useTemplates } from './use-templates.ts'
import { WhenFields } from './when-fields.tsx'

type Start = Pick<NewMessage, 'subject' | 'body'> & {
  template_id?: number | null
  language: string
  audience: Audience
  send_at_local?: string | null
  transactional?: boolean
}

type Props = {
  eventId: number | null
  start: Start
  /** Time zone of the event, or of the organisation for contacts. */
  zone: string
  preview: (message: NewMessage) => Promise<MessagePreview>
  save: (message: NewMessage) => Promise<Message>
  done: (message: Message) => void | Promise<void>
  beside?: ReactNode
}

/** Form of a message. Nothing is saved before the review, which shows its recipients. */
export function Compose({ eventId, start, zone, preview, save, done, beside }: Props) {
  const text = composeMessages
  const [ids, setIds] = useState(start.audience.attendee_ids ?? start.audience.contact_ids ?? [])
  const [reviewed, setReviewed] = useState<{ message: NewMessage; preview: MessagePreview } | null>(null)
  const [isSaved, setSaved] = useState(false)
  const saveForGood = async (message: NewMessage) => {
    const saved = await save(message)
    // The page that opens next must find nothing unsaved.
    flushSync(() => setSaved(true))
    return saved
  }
  return (
    <>
      <div className="surface padded narrow compose">
        <Form
          isCheck
          guarded={!isSaved}
          submit={text.review}
          save={async (values) => {
            const message = readMessage(values, { eventId, ids, zone })
            return { message, preview: await preview(message) }
          }}
          done={setReviewed}
          beside={beside}
        >
          <Content kind={eventId === null ? 'contact_message' : 'message'} of={start} />
          <AudienceFields eventId={eventId} of={start.audience} ids={ids} chooseByFilter={() => setIds([])} />
          {eventId !== null && (
            <SwitchField
              name="transactional"
              label={text.transactional}
              about={text.transactionalAbout}
              isOn={start.transactional ?? false}
            />
          )}
          <WhenFields zone={zone} at={start.send_at_local ?? null} />
        </Form>
      </div>
      {reviewed && <Review {...reviewed} zone={zone} save={saveForGood} done={done} close={() => setReviewed(null)} />}
    </>
  )
}

/** Subject and text, or a template. */
function Content({ kind, of }: { kind: string; of: Start }) {
  const text = composeMessages
  const templates = useTemplates()
  const [template, setTemplate] = useState(String(of.template_id ?? ''))
  return (
    <>
      {(templates.length > 0 || template !== '') && (
        <SelectField
          name="template_id"
          label={text.content}
          data={[{ value: '', label: text.written }, ...templates]}
          value={template}
          onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
        />
      )}
      {template === '' && (
        <>
          <TextField
            name="subject"
            label={text.subject}
            defaultValue={of.subject ?? ''}
            maxLength={300}
            data-autofocus
          />
          <BodyField kind={kind} body={of.body ?? ''} />
          <LanguageField
            name="language"
            label={text.language}
            description={text.languageAbout}
            defaultValue={of.language}
          />
        </>
      )}
    </>
  )
}
