import type { Form } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { formQuery } from '../../api/form-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Note } from '../../components/note.tsx'
import { PageHead, TitleOf } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { ViewTabs } from '../../components/view-tabs.tsx'
import { FormActions } from './form-actions.tsx'
import { FormQuestions } from './form-questions.tsx'
import { FormSettings } from './form-settings.tsx'
import { FormSubmissions } from './form-submissions.tsx'
import './forms.css'
import { formMessages } from './messages/forms.ts'
import { ShareForm } from './share-form.tsx'

const VIEWS = ['submissions', 'questions', 'settings', 'share'] as const
type View = (typeof VIEWS)[number]

/** One form: its submissions, its questions with the page that visitors see, its settings, and ways to share it. */
export function FormPage() {
  const { formId } = useParams({ from: '/inside/forms/$formId' })
  const { who } = useRouteContext({ from: '/inside' })
  const { view: asked } = useSearch({ strict: false }) as { view?: View }
  const text = formMessages
  const form = useQuery(formQuery(Number(formId)))
  const mayWrite = may(who, 'forms:write')
  const views = VIEWS.filter((view) => mayWrite || view !== 'settings')
  return (
    <TitleOf value={form.data?.name}>
      <PageHead title={form.data?.name ?? text.title}>
        {form.data && <FormActions of={form.data} mayWrite={mayWrite} />}
      </PageHead>
      {form.isPending && <Skeleton height={240} />}
      {form.isError && <ProblemNote error={form.error} retry={() => void form.refetch()} />}
      {form.data && (
        <>
          {!form.data.active && <Note title={text.closedNote} />}
          <Views text={text} of={form.data} views={views} asked={asked} mayWrite={mayWrite} />
        </>
      )}
    </TitleOf>
  )
}

type Props = {
  text: typeof formMessages
  of: Form
  views: readonly View[]
  asked: View | undefined
  mayWrite: boolean
}

/** A form that nobody has answered opens with its questions. */
function Views({ text, of, views, asked, mayWrite }: Props) {
  const first = of.submission_count > 0 ? 'submissions' : 'questions'
  const view = asked && views.includes(asked) ? asked : first
  const counts = useQuery({
    queryKey: ['form_submissions', of.id, 'answer-counts'],
    queryFn: () => laurel.forms.answerCounts(of.id),
    enabled: view === 'questions',
  })
  const answered = Object.fromEntries(counts.data?.questions.map((each) => [each.name, each.answered]) ?? [])
  return (
    <>
      <ViewTabs label={text.form} views={views} view={view} names={text.views} />
      {view === 'submissions' && <FormSubmissions of={of} mayWrite={mayWrite} />}
      {view === 'questions' && counts.data && <FormQuestions of={of} answered={answered} mayWrite={mayWrite} />}
      {view === 'settings' && <FormSettings of={of} />}
      {view === 'share' && <ShareForm of={of} />}
    </>
  )
}
