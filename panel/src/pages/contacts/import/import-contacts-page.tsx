import type { ContactImportReport } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, Loader } from '../../../components/button.ts'
import { ImportSource, type Source } from '../../../components/import/import-source.tsx'
import { importStepMessages } from '../../../components/import/messages.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { COLON } from '../../../messages/use-messages.tsx'
import { contactImportMessages } from '../messages/import.ts'
import { FailedContacts } from './failed-contacts.tsx'
import { ImportList } from './import-list.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReview } from './import-review.tsx'
import { type Choices, isJob, sendImport } from './send-import.ts'

const START: Choices = { mode: 'update' }

type Asked = { source: Source; choices: Choices }

/** A list of people as contacts: the list, then its columns with the result row by row, then the import. */
export function ImportContactsPage() {
  const text = contactImportMessages
  const words = importStepMessages
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const look = useMutation({
    mutationFn: async ({ source, choices }: Asked) => (await sendImport(source, choices, true)) as ContactImportReport,
  })
  const take = useMutation({
    mutationFn: ({ source, choices }: Asked) => sendImport(source, choices, false),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['contacts'] }),
        client.invalidateQueries({ queryKey: ['contact-imports'] }),
      ]),
  })
  const lookAt = (to: Asked) => {
    setAsked(to)
    look.mutate(to)
  }
  const again = () => {
    setAsked(null)
    look.reset()
    take.reset()
  }
  const answer = take.data
  return (
    <>
      <PageHead title={text.title} />
      {asked === null && (
        <div className="import-start">
          <ImportSource about={text.about} sample={text.sample} take={(source) => lookAt({ source, choices: START })} />
          <ImportList />
        </div>
      )}
      <div className="stack">
        {look.isPending && look.data === undefined && <Loader aria-label={words.look} />}
        {look.isError && <ProblemNote error={look.error} />}
        {asked && look.data && !answer && (
          <ImportReview
            report={look.data}
            choices={asked.choices}
            choose={(choices) => lookAt({ ...asked, choices })}
            busy={look.isPending || take.isPending}
            take={() => take.mutate(asked)}
          />
        )}
        {take.isError && <ProblemNote error={take.error} />}
        {answer && isJob(answer) && <ImportProgress id={answer.id} />}
        {answer && !isJob(answer) && <Done report={answer} />}
        {asked && <Again again={again} />}
      </div>
    </>
  )
}

function Done({ report }: { report: ContactImportReport }) {
  const text = contactImportMessages
  const words = importStepMessages
  return (
    <>
      <section className="surface padded row" role="status">
        <strong>
          {words.done}
          {COLON} {words.verdict(report)}
        </strong>
        <Button renderRoot={(props) => <Link to="/crm" {...props} />}>{text.seeThem}</Button>
      </section>
      {report.failed > 0 && <p>{words.kept}</p>}
      <FailedContacts of={report} />
    </>
  )
}

function Again({ again }: { again: () => void }) {
  const { other } = importStepMessages
  return (
    <div>
      <Button variant="subtle" onClick={again}>
        {other}
      </Button>
    </div>
  )
}
