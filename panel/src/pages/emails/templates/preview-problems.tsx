import { LaurelError } from '@laurel/client'
import { problemMessages } from '../../../components/messages/problems.ts'
import { Note } from '../../../components/note.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { problemSentence } from '../../../components/problem-sentence.ts'
import { templateMessages } from '../messages/templates.ts'

/** Problems of the text that is being written, each with its line. */
export function PreviewProblems({ error }: { error: unknown }) {
  const text = templateMessages
  const problemTexts = problemMessages
  const problems = error instanceof LaurelError ? error.problems : []
  if (problems.length === 0) return <ProblemNote error={error} />
  const labels: Record<string, string> = {
    subject: text.subject,
    html: text.html,
    markdown: text.markdown,
    text: text.plain,
  }
  return (
    <Note tone="warning" role="status" title={text.previewFails}>
      <ul className="problems">
        {problems.map(({ loc, msg, type }) => {
          const field = loc.at(-1) ?? ''
          return <li key={msg}>{problemSentence(problemTexts, { type, msg, label: labels[field] ?? null, field })}</li>
        })}
      </ul>
    </Note>
  )
}
