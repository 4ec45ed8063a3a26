import type { SenderTestResult } from '@laurel/client'
import { useState } from 'react'
import { AT_ONCE, laurel } from '../../api/laurel.ts'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { Note } from '../../components/note.tsx'
import { senderMessages } from './messages/sender.ts'

/** Sends a test email and shows the mail server's answer. */
export function SenderTest({ tested }: { tested: () => Promise<void> }) {
  const text = senderMessages
  const [result, setResult] = useState<SenderTestResult | null>(null)
  return (
    <section className="surface padded stack" aria-label={text.test}>
      <h2 className="group-title">{text.test}</h2>
      <Form
        submit={text.send}
        guarded={false}
        save={(values) => {
          setResult(null)
          return laurel.organisation.testSender({ to: textOf(values, 'to') }, AT_ONCE)
        }}
        done={(answer) => {
          setResult(answer)
          return tested()
        }}
      >
        <TextField name="to" type="email" label={text.to} />
      </Form>
      {result && (
        <Note tone={result.sent ? 'good' : 'problem'} role="status" title={result.sent ? text.sent : text.notSent}>
          <bdi>{result.response}</bdi>
        </Note>
      )}
    </section>
  )
}
