import { type EmailTemplate, LaurelError } from '@laurel/client'
import type { TemplateLanguage } from './template-languages.ts'

const PARTS = ['subject', 'html', 'markdown', 'text']

/**
 * Selects the line of the first problem in its field.
 * @returns the language of the field; undefined for problems elsewhere
 */
export function selectProblem(
  area: HTMLElement | null,
  error: unknown,
  of: EmailTemplate,
): TemplateLanguage | undefined {
  const problem = error instanceof LaurelError ? error.problems[0] : undefined
  const [part, tongue] = problem?.loc.slice(1) ?? []
  const line = Number(/, line (\d+): /.exec(problem?.msg ?? '')?.[1])
  const field = area?.querySelector<HTMLTextAreaElement>(`textarea[name="${problem?.loc.slice(1).join('.')}"]`)
  if (field && !Number.isNaN(line)) selectLine(field, line)
  if (part === 'translations') return tongue as TemplateLanguage
  return PARTS.includes(part ?? '') ? of.language : undefined
}

function selectLine(field: HTMLTextAreaElement, line: number): void {
  const before = field.value.split('\n').slice(0, line - 1)
  const begin = before.reduce((sum, { length }) => sum + length + 1, 0)
  const end = field.value.indexOf('\n', begin)
  field.setSelectionRange(begin, end === -1 ? field.value.length : end)
}
