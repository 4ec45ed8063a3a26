import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { questionMessages } from './messages.ts'
import { hasOptions, type Question } from './question-draft.ts'
import './questions.css'

const WAIT_MS = 300

type Props = {
  questions: readonly Question[]
  /** Draws the page with these questions; another key draws it again. */
  draw: (questions: readonly Question[]) => Promise<string>
  drawnFor: string
}

/** The page as visitors see it, drawn by the service, in a frame where nothing runs and nothing can be sent. */
export function QuestionPreview({ questions, draw, drawnFor }: Props) {
  const text = questionMessages
  const [asked] = useDebouncedValue(JSON.stringify(completeOf(questions)), WAIT_MS)
  const drawn = useQuery({
    queryKey: ['preview', drawnFor, asked],
    queryFn: () => draw(JSON.parse(asked)),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className="question-preview stack" aria-label={text.preview}>
      <h2 className="group-title">{text.preview}</h2>
      <p className="soft" role="status">
        {drawn.isError ? text.noPreview : text.previewAbout}
      </p>
      {drawn.data !== undefined && <iframe title={text.preview} sandbox="" srcDoc={drawn.data} />}
    </section>
  )
}

/** The questions that can be asked as they are, without those that are still being written or depend on one. */
function completeOf(questions: readonly Question[]): Question[] {
  const complete: Question[] = []
  for (const question of questions) {
    const { label, type, options, show_if } = question
    const isAsked = show_if == null || complete.some(({ id }) => id === show_if.question_id)
    const isAnswerable = !hasOptions(type) || (options ?? []).length > 0
    if (label !== '' && isAnswerable && isAsked && show_if?.is_any_of.length !== 0) complete.push(question)
  }
  return complete
}
