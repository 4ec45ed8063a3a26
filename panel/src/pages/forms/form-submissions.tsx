import type { Form, FormSubmission } from '@laurel/client'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { SITE } from '../../api/site.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column, ExportFormat } from '../../components/list-types.ts'
import type { Asked } from '../../components/use-rows.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { submissionMessages } from './messages/submissions.ts'
import { useAnswerText } from './use-answer-text.ts'

const SubmissionDetails = lazy(async () => ({
  default: (await import('./submission-details.tsx')).SubmissionDetails,
}))

/** Questions that have a column until somebody chooses others. */
const SHOWN = 4

/** The submissions of a form, newest first, with a column for each of its questions; one opens with all its answers. */
export function FormSubmissions({ of, mayWrite }: { of: Form; mayWrite: boolean }) {
  const text = submissionMessages
  const [open, setOpen] = useState<FormSubmission | null>(null)
  return (
    <>
      <DataTable
        name={text.title}
        id={`form-${of.id}`}
        queryKey={['form_submissions', of.id, 'list']}
        ask={(asked: Asked) => laurel.forms.listSubmissions(of.id, asked as never)}
        columns={useSubmissionColumns(of)}
        searchLabel={text.find}
        exportUrl={(asked, format) => submissionsFile(of.id, asked, format)}
        exportFormats={['csv', 'xlsx']}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            <Button renderRoot={(props) => <Link to="." search={{ view: 'share' } as never} {...props} />}>
              {text.share}
            </Button>
          </EmptyNote>
        }
      />
      {open && (
        <Suspense>
          <SubmissionDetails of={open} mayWrite={mayWrite} close={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

function useSubmissionColumns({ fields }: Form): Column<FormSubmission>[] {
  const text = submissionMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const zone = who.organisation.time_zone
  const said = useAnswerText()
  return [
    ...fields.map((field, nth): Column<FormSubmission> => {
      const phone = (['first', 'second'] as const)[nth]
      return {
        key: field.name,
        name: field.label,
        width: 'minmax(8rem, 1fr)',
        ...(phone !== undefined && { phone }),
        ...(nth >= SHOWN && { hidden: true }),
        show: ({ answers }) => {
          const given = answers.find(({ name }) => name === field.name)
          return given && <bdi>{said(given.answer)}</bdi>
        },
      }
    }),
    {
      key: 'submitted_at',
      name: text.sent,
      width: '14rem',
      show: ({ submitted_at }) => formats.moment(submitted_at, zone),
    },
  ]
}

/** Address of the submissions that match a search as a file. */
function submissionsFile(id: number, { search }: Asked, format: ExportFormat): string {
  const query = new URLSearchParams({ format, ...(search !== undefined && { search }) })
  return `${SITE}/api/v1/admin/forms/${id}/submissions?${query}`
}
