import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/text/languages.ts'
import { compileTemplate } from './compile-template.ts'
import type { MailKind } from './mail-kinds.ts'
import type { SetAside } from './set-aside.ts'
import type { TemplateWords } from './template-words.ts'
import { type TemplateProblem, validateLiquid } from './validate-liquid.ts'
import { validateMarkup } from './validate-markup.ts'
import { VARIABLES } from './variables.ts'

/** The validated parts of a template. */
export type WholeTemplate = TemplateWords & {
  kind: MailKind | null
  language: Language
  translations: Partial<Record<Language, TemplateWords>>
}

/** Maximum characters of an email; the rest of the 200,000 is for the layout. */
const MAX_CHARACTERS = 190_000
/** Maximum length of an escaped character. */
const ESCAPED = 9

const NO_COLOURS = { primary_colour: null, background_colour: null }

/**
 * Validates a template without rendering it, so that every email made with it can be composed and is not too large,
 * whatever people's names are. @returns the names of its variables. @throws AppError validation_failed, with every
 * problem's position
 */
export async function validateTemplate(template: WholeTemplate): Promise<string[]> {
  const { kind, language, translations, ...own } = template
  const problems: FieldProblem[] = []
  const variables = new Set<string>()
  for (const [tongue, words] of Object.entries(translations) as [Language, TemplateWords][]) {
    if (tongue === language) problems.push(ownLanguage(tongue))
    await validateWords(words, { kind, language: tongue, loc: ['body', 'translations', tongue], problems, variables })
  }
  await validateWords(own, { kind, language, loc: ['body'], problems, variables })
  if (problems.length > 0)
    throw new AppError(
      'validation_failed',
      'The template has variables or markup that are not allowed. See the problems for each place.',
      {
        problems: problems.slice(0, 100),
      },
    )
  return [...variables].toSorted()
}

function ownLanguage(language: Language): FieldProblem {
  const loc = ['body', 'translations', language]
  return {
    loc,
    msg: `translations.${language} is the template's own language; send it as subject, html and text`,
    type: 'same_language',
  }
}

type Judging = {
  kind: MailKind | null
  language: Language
  loc: string[]
  problems: FieldProblem[]
  variables: Set<string>
}

/** Collects the problems and variables of the content. */
async function validateWords(words: TemplateWords, judging: Judging): Promise<void> {
  const { kind, loc, problems, variables } = judging
  const before = problems.length
  let largest = 0
  for (const part of ['subject', 'html', 'text'] as const) {
    const source = words[part]
    if (source === null) continue
    const judged = await validateLiquid(source, kind)
    const inMarkup = part === 'html' && judged.aside ? await validateMarkup(judged.aside, kind) : []
    const found = [...judged.problems, ...inMarkup, ...(part === 'subject' ? validateSubject(source) : [])]
    problems.push(
      ...found.map((problem) =>
        part === 'html' && isMarkdown(words)
          ? whole(words, loc, problem.msg, problem.type)
          : located([...loc, part], source, problem),
      ),
    )
    for (const name of judged.variables) variables.add(name)
    largest = Math.max(largest, judged.aside ? sizeOf(judged.aside) : 0)
  }
  if (problems.length > before) return
  const compiled = await compileTemplate(words, judging.language, NO_COLOURS).catch((error: unknown) => error as Error)
  if (compiled instanceof Error) problems.push(whole(words, loc, `cannot be read: ${compiled.message}`, 'liquid'))
  else if (compiled.size + largest > MAX_CHARACTERS)
    problems.push(
      whole(words, loc, 'could become a mail of more than 200,000 characters; use fewer variables', 'too_large'),
    )
}

function validateSubject(source: string): TemplateProblem[] {
  return /[\r\n]/.test(source) ? [{ at: source.search(/[\r\n]/), msg: 'has more than one line', type: 'lines' }] : []
}

/** Maximum length of the values of all variables. */
function sizeOf({ parts }: SetAside): number {
  const written = parts
    .filter(({ tag }) => tag === null)
    .map(({ source }) => source)
    .join(' ')
  return VARIABLES.reduce((sum, { name, max, type }) => {
    // Names of values end with a key, which is written in two ways.
    const times = written.split(name.replace(/\.KEY$/, '')).length - 1
    return sum + times * (type === 'address' ? max * 2 : max * ESCAPED)
  }, 0)
}

function located(loc: string[], source: string, { at, msg, type }: TemplateProblem): FieldProblem {
  const line = source.slice(0, at).split('\n').length
  return { loc, msg: `${loc.slice(1).join('.')}, line ${line}: ${msg}`, type }
}

/** A problem of the whole text. Lines of HTML mean nothing to authors of Markdown. */
function whole(words: TemplateWords, loc: string[], msg: string, type: string): FieldProblem {
  const place = [...loc, isMarkdown(words) ? 'markdown' : 'html']
  return { loc: place, msg: `${place.slice(1).join('.')} ${msg}`, type }
}

const isMarkdown = ({ markdown = null }: TemplateWords) => markdown !== null
