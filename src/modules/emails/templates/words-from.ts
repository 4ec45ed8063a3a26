import { AppError, type FieldProblem, invalidField } from '../../../lib/errors.ts'
import type { MailKind } from './mail-kinds.ts'
import { markdownTemplate } from './markdown-template.ts'
import type { TemplateWords } from './template-words.ts'
import { validateLiquid } from './validate-liquid.ts'

/** Content as callers send it: Markdown that the HTML is made from, else HTML. */
export type GivenWords = { subject: string; html?: string; markdown?: string | null; text?: string | null }

/** The title that makes a link of Markdown a button: `[Open](https://example.org "button")`. */
const BUTTON = /(<a [^>]*?)title="button"/g

/**
 * Returns content to store, with HTML made from its Markdown if there is any.
 * @param loc path of the content in the request
 * @throws AppError validation_failed, with the lines of problems in the Markdown
 */
export async function wordsFrom(
  { subject, html, markdown = null, text = null }: GivenWords,
  { kind, loc }: { kind: MailKind | null; loc: readonly string[] },
): Promise<TemplateWords> {
  if (markdown !== null) return { subject: subject.trim(), html: await htmlFrom(markdown, kind, loc), text, markdown }
  if (html === undefined) throw invalidField([...loc, 'html'], 'is required, unless `markdown` is sent', 'missing')
  return { subject: subject.trim(), html, text }
}

async function htmlFrom(markdown: string, kind: MailKind | null, loc: readonly string[]): Promise<string> {
  const place = [...loc, 'markdown']
  const problemAt = (at: number, msg: string, type: string): FieldProblem => {
    const line = markdown.slice(0, at).split('\n').length
    return { loc: place, msg: `${place.slice(1).join('.')}, line ${line}: ${msg}`, type }
  }
  const { problems, aside } = await validateLiquid(markdown, kind)
  if (problems.length > 0 || aside === null)
    throw refused(problems.slice(0, 100).map(({ at, msg, type }) => problemAt(at, msg, type)))
  const { html, droppedAt } = await markdownTemplate(markdown)
  if (droppedAt !== null)
    throw refused([problemAt(droppedAt, 'has Liquid where Markdown has no text; move it into the text', 'liquid')])
  return html.replace(BUTTON, '$1class="button"')
}

function refused(problems: FieldProblem[]): AppError {
  const message = 'The template has variables or markup that are not allowed. See the problems for each place.'
  return new AppError('validation_failed', message, { problems })
}
