import type { Context, Liquid, TagToken, Template, TopLevelToken } from 'liquidjs'
import { memoize } from '../../../lib/caches/memoize.ts'
import type { Language } from '../../../lib/text/languages.ts'
import { attributeValue, forHtml, forPlain } from './written-value.ts'

/** Output as HTML or plain text. */
export type Form = 'html' | 'plain'

/** Templates have no lists, so there are no loops; without assignments no text can grow. */
export const TAGS = ['if', 'elsif', 'else', 'endif', 'unless', 'endunless', 'case', 'when', 'endcase'] as const

export const FILTERS = [
  ...['capitalize', 'default', 'downcase', 'strip', 'truncate', 'truncatewords', 'upcase', 'url_encode'],
] as const

const LIMITS = { parseLimit: 1_000_000, renderLimit: 2_000, memoryLimit: 10_000_000 }

const engines = new Map<string, Liquid>()

/** The Liquid engine for a language. It has no access to files, prototypes or anything but its input. */
export async function liquidEngine(form: Form, language: Language): Promise<Liquid> {
  const { Liquid } = await import('liquidjs')
  return memoize(engines, `${form} ${language}`, () => {
    const outputEscape = form === 'html' ? forHtml : forPlain
    // Missing values are empty texts, so empty text counts as false.
    const options = {
      jsTruthy: true,
      ownPropertyOnly: true,
      strictFilters: true,
      templates: {},
      outputEscape,
      ...LIMITS,
    }
    return withOwnTag(narrowed(new Liquid(options), language))
  })
}

function narrowed(engine: Liquid, language: Language): Liquid {
  for (const name of Object.keys(engine.tags)) if (!TAGS.includes(name as never)) delete engine.tags[name]
  for (const name of Object.keys(engine.filters)) if (!FILTERS.includes(name as never)) delete engine.filters[name]
  // In Turkish, i becomes İ.
  engine.registerFilter('upcase', (value) => textOf(value).toLocaleUpperCase(language))
  engine.registerFilter('downcase', (value) => textOf(value).toLocaleLowerCase(language))
  engine.registerFilter('capitalize', (value) => capitalized(textOf(value), language))
  return engine
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

function capitalized(text: string, language: Language): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(language) + rest.join('').toLocaleLowerCase(language)
}

/** Compiled templates wrap attribute values in `{% attribute href %}…{% endattribute %}`. */
function withOwnTag(engine: Liquid): Liquid {
  type Own = { liquid: Liquid; attribute: string; templates: Template[] }
  engine.registerTag('attribute', {
    parse(this: Own, token: TagToken, remaining: TopLevelToken[]) {
      this.attribute = token.args
      this.templates = []
      const stream = this.liquid.parser
        .parseStream(remaining)
        .on('tag:endattribute', () => stream.stop())
        .on('template', (template: Template) => this.templates.push(template))
        .on('end', () => {
          throw new Error('The attribute value ends before its condition does.')
        })
      stream.start()
    },
    *render(this: Own, ctx: Context): Generator<unknown, string, unknown> {
      const value = yield this.liquid.renderer.renderTemplates(this.templates, ctx)
      return attributeValue(this.attribute, String(value))
    },
  } as never)
  return engine
}
