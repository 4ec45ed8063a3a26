import { parseSync, Visitor } from 'vite'

type Texts = { start: number; end: number; kept: string }

/**
 * Leaves one language in every `messages({ en, tr })` of a module, without its types. The bundler then drops what only the
 * other languages used.
 * @param folder address of the module in the folder of the language (`panel/languages/<language>/…`), whose exports are
 * named as the constants of the module; it has the texts that the module itself lacks. Null: there is none
 * @returns null for a module that defines no texts
 * @throws an error for texts without the language, or whose languages the source does not name
 */
export function textsOfLanguage(code: string, language: string, folder: string | null = null): string | null {
  if (!code.includes('messages(')) return null
  const { program, errors } = parseSync('module.js', code)
  if (errors.length > 0) throw new Error(errors[0]!.message)
  const found: Texts[] = []
  /** Constants by the place of what they are set to. */
  const constants = new Map<number, string>()
  const imported: string[] = []
  const fromFolder = (start: number): string | null => {
    const name = constants.get(start)
    if (folder === null || name === undefined) return null
    imported.push(`${name} as ${name}Texts`)
    return `{${language}: ${name}Texts}`
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') constants.set(init.start, id.name)
    },
    CallExpression({ start, callee, arguments: [texts] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'messages') return
      const own =
        texts?.type === 'ObjectExpression' &&
        texts.properties.find(
          (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === language,
        )
      const kept = own ? `{${code.slice(own.start, own.end)}}` : texts?.type === 'ObjectExpression' && fromFolder(start)
      if (!texts || !kept)
        throw new Error(`messages(…) has no ${language} of its own: ${code.slice(texts?.start, texts?.end)}`)
      found.push({ start: texts.start, end: texts.end, kept })
    },
  }).visit(program)
  const kept = found.reduceRight(
    (rest, { start, end, kept }) => `${rest.slice(0, start)}${kept}${rest.slice(end)}`,
    code,
  )
  return imported.length === 0 ? kept : `import { ${imported.join(', ')} } from ${JSON.stringify(folder)}\n${kept}`
}
