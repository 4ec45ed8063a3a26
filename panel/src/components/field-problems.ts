import { LaurelError } from '@laurel/client'
import type { ProblemTexts } from './messages/problems.ts'
import { problemSentence } from './problem-sentence.ts'

/**
 * Returns the problem of each field by the name of its input, such as `{email: 'Email is required.'}`. A problem within
 * a list, such as `tags.2`, belongs to the input of the list.
 */
export function fieldProblems(error: unknown, form: HTMLFormElement, text: ProblemTexts): Record<string, string> {
  if (!(error instanceof LaurelError)) return {}
  return Object.fromEntries(
    error.problems.map(({ loc, msg, type }) => {
      const path = loc.slice(1)
      const name = inputOf(form, path) ?? path.join('.')
      return [name, problemSentence(text, { type, msg, label: labelOf(form, name), field: path.at(-1) ?? '' })]
    }),
  )
}

/** The name of the input for a path, or for what the path is within. */
function inputOf(form: HTMLFormElement, path: readonly string[]): string | undefined {
  const names = path.map((_, at) => path.slice(0, path.length - at).join('.'))
  return names.find((name) => form.elements.namedItem(name) !== null)
}

/** The label that people see, without hints within it. */
export function labelOf(form: HTMLFormElement, name: string): string | null {
  const found = form.elements.namedItem(name)
  const input = found instanceof RadioNodeList ? found[0] : found
  if (!(input instanceof HTMLElement)) return null
  const isGroup = found instanceof RadioNodeList || input instanceof HTMLFieldSetElement
  const group = isGroup && input.closest('fieldset')?.querySelector('legend')
  const label = (group || (input as HTMLInputElement).labels?.[0])?.cloneNode(true)
  if (!(label instanceof HTMLElement)) return input.getAttribute('aria-label')
  for (const hint of label.querySelectorAll('.soft, [aria-hidden]')) hint.remove()
  return label.textContent.trim() || null
}
