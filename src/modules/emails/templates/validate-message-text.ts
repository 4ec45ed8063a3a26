import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/text/languages.ts'
import type { MessageKind } from './mail-kinds.ts'
import { markdownTemplate } from './markdown-template.ts'
import { validateLiquid } from './validate-liquid.ts'
import { validateTemplate } from './validate-template.ts'

type MessageText = { kind: MessageKind; language: Language; subject: string; body: string }

/**
 * Validates the subject and the Markdown of a message, so that every email made with them can be composed.
 * @throws AppError validation_failed, with every problem's line
 */
export async function validateMessageText({ kind, language, subject, body }: MessageText): Promise<void> {
  const { problems, aside } = await validateLiquid(body, kind)
  if (problems.length > 0 || aside === null)
    throw refused(problems.map(({ at, msg, type }) => inBody(`body, line ${lineOf(body, at)}: ${msg}`, type)))
  const { html, droppedAt } = await markdownTemplate(body)
  if (droppedAt !== null) {
    const where = `body, line ${lineOf(body, droppedAt)}`
    throw refused([inBody(`${where}: has Liquid where Markdown has no text; move it into the text`, 'liquid')])
  }
  try {
    await validateTemplate({ kind, language, subject, html, text: null, translations: {} })
  } catch (error) {
    if (!(error instanceof AppError) || error.problems === null) throw error
    throw refused(error.problems.map(fromTemplate))
  }
}

/** Lines of the generated HTML mean nothing to the author of the Markdown. */
function fromTemplate({ loc, msg, type }: FieldProblem): FieldProblem {
  if (loc.at(-1) !== 'html') return { loc, msg, type }
  return inBody(msg.replace(/^html(, line \d+)?/, 'body'), type)
}

const inBody = (msg: string, type: string): FieldProblem => ({ loc: ['body', 'body'], msg, type })

function refused(problems: FieldProblem[]): AppError {
  const message = 'The message has variables or markup that are not allowed. See the problems for each place.'
  return new AppError('validation_failed', message, { problems: problems.slice(0, 100) })
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length
