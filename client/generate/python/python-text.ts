const WIDTH = 110
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
)

/** Whether a name of the API can be a name of Python. */
export const isPythonName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name)

/** Returns `crm.notDuplicates` as `not_duplicates`; names that Python has for itself get an underscore. */
export function pythonName(name: string): string {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return KEYWORDS.has(snake) ? `${snake}_` : snake
}

/** Returns `crm.notDuplicates` as `CrmNotDuplicates`. */
export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|[._-])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

export function pythonLiteral(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return JSON.stringify(value)
}

/** Returns a docstring of these paragraphs, or nothing if there are none. */
export function docstring(paragraphs: (string | undefined)[], indent: string): string {
  const texts = paragraphs
    .filter((each) => each)
    .map((each) => each!.replaceAll(/\s+/g, ' ').replaceAll('\\', '\\\\').replaceAll('"""', "'''"))
  if (texts.length === 0) return ''
  const text = texts.map((each) => wrap(each, indent)).join(`\n\n${indent}`)
  // A quotation mark before the closing three would end the text too early.
  const end = text.includes('\n') ? `\n${indent}` : text.endsWith('"') ? ' ' : ''
  return `${indent}"""${text}${end}"""\n`
}

function wrap(text: string, indent: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line !== '' && line.length + word.length + indent.length >= WIDTH) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join(`\n${indent}`)
}
