import { parseSync, Visitor } from 'vite'

type Texts = { start: number; end: number; kept: string }

/**
 * Leaves one language in every `messages({ en, tr })` of a module, without its types. The bundler then drops what only the
 * other languages used.
 * @returns null for a module that defines no texts
 * @throws an error for texts without the language, or whose languages the source does not name
 */
export function textsOfLanguage(code: string, language: string): string | null {
  if (!code.includes('messages(')) return null
  const { program, errors } = parseSync('module.js', code)
  if (errors.length > 0) throw new Error(errors[0]!.message)
  const found: Texts[] = []
  new Visitor({
    CallExpression({ callee, arguments: [texts] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'messages') return
      const kept =
        texts?.type === 'ObjectExpression' &&
        texts.properties.find(
          (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === language,
        )
      if (!kept) throw new Error(`messages(…) has no ${language} of its own: ${code.slice(texts?.start, texts?.end)}`)
      found.push({ start: texts.start, end: texts.end, kept: `{${code.slice(kept.start, kept.end)}}` })
    },
  }).visit(program)
  return found.reduceRight((rest, { start, end, kept }) => `${rest.slice(0, start)}${kept}${rest.slice(end)}`, code)
}
