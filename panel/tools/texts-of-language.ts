import { parseSync, Visitor } from 'vite'

type Texts = { start: number; end: number; constant: string }

/**
 * Replaces the English texts of every `messages({ … })` of a module by those of another language.
 * @param folder address of the module in the folder of the language (`panel/languages/<language>/…`), whose exports are
 * named as the constants of the module
 * @returns null for a module that defines no texts
 */
export function textsOfLanguage(code: string, folder: string): string | null {
  if (!code.includes('messages(')) return null
  const { program, errors } = parseSync('module.js', code)
  if (errors.length > 0) throw new Error(errors[0]!.message)
  const found: Texts[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return
      const { callee, arguments: texts } = init
      if (callee.type !== 'Identifier' || callee.name !== 'messages') return
      found.push({ start: texts[0]!.start, end: texts[0]!.end, constant: id.name })
    },
  }).visit(program)
  if (found.length === 0) return null
  const translated = found.reduceRight(
    (rest, { start, end, constant }) => `${rest.slice(0, start)}${constant}Texts${rest.slice(end)}`,
    code,
  )
  const names = found.map(({ constant }) => `${constant} as ${constant}Texts`)
  return `import { ${names.join(', ')} } from ${JSON.stringify(folder)}\n${translated}`
}
