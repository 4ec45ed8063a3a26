import type { FormSubmission } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { nameOf } from '../../components/name-of.ts'
import { toast } from '../../components/toasts.tsx'
import { languageName } from '../../messages/content-languages.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { submissionMessages } from './messages/submissions.ts'
import { useAnswerText } from './use-answer-text.ts'

type Props = { of: FormSubmission; mayWrite: boolean; close: () => void }

/** One submission with all its answers, the contact that it belongs to, and the consent that was given. */
export function SubmissionDetails({ of, mayWrite, close }: Props) {
  const text = submissionMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const said = useAnswerText()
  const [deletes, setDeletes] = useState(false)
  const facts: (readonly [string, ReactNode])[] = [
    [text.sent, formats.moment(of.submitted_at, who.organisation.time_zone)],
    [text.language, languageName(of.language)],
    ...(may(who, 'crm:read') ? [[text.contact, <Contact key="contact" id={of.contact_id} />] as const] : []),
  ]
  return (
    <DetailsDrawer title={text.one} close={close}>
      <div className="stack">
        <Facts of={facts} />
        {of.answers.map(({ name, label, answer }) => (
          <section key={name}>
            <h3 className="group-title">
              <bdi>{label}</bdi>
            </h3>
            <p className="submission-answer" dir="auto">
              {said(answer)}
            </p>
          </section>
        ))}
        {of.consent_text !== null && (
          <section>
            <h3 className="group-title">
              {text.consent} <span className="soft">({text.consentVersion(formats.number(of.consent_version!))})</span>
            </h3>
            <p className="submission-answer" dir="auto">
              {of.consent_text}
            </p>
          </section>
        )}
        {mayWrite && (
          <div>
            <Button variant="default" color="red" onClick={() => setDeletes(true)}>
              {text.remove}
            </Button>
          </div>
        )}
      </div>
      {deletes && <Remove of={of} done={close} close={() => setDeletes(false)} />}
    </DetailsDrawer>
  )
}

/** The contact by name, and everything else that is stored under their address. */
function Contact({ id }: { id: number | null }) {
  const text = submissionMessages
  const contact = useQuery({
    queryKey: ['contacts', id],
    queryFn: () => laurel.crm.contacts.get(id!),
    enabled: id !== null,
  })
  if (id === null) return text.noContact
  if (!contact.data) return null
  const { email } = contact.data
  return (
    <>
      {nameOf(contact.data) || email}{' '}
      {email && (
        <Link to="/person" search={{ email } as never}>
          {text.allRecords}
        </Link>
      )}
    </>
  )
}

function Remove({ of, done, close }: { of: FormSubmission; done: () => void; close: () => void }) {
  const text = submissionMessages
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.remove}
      label={text.remove}
      isDanger
      action={() => laurel.forms.deleteSubmission(of.form_id, of.id)}
      done={async () => {
        toast(text.removed)
        done()
        await client.invalidateQueries({
          predicate: ({ queryKey: [root] }) => root === 'form_submissions' || root === 'forms',
        })
      }}
      close={close}
    >
      <p>{text.removeAbout}</p>
    </ActionWithPreview>
  )
}
