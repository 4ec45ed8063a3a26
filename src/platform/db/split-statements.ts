/** Strings, quoted names, dollar quotes, comments, and the ends of statements. */
const TOKENS = /'(?:[^']|'')*'|"[^"]*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\/|;/g

/** Splits the text of a migration into its statements, without comments between them. */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let statement = ''
  let from = 0
  const end = () => {
    if (statement.trim() !== '') statements.push(statement.trim())
    statement = ''
  }
  for (const match of text.matchAll(TOKENS)) {
    const [token] = match
    statement += text.slice(from, match.index)
    from = match.index + token.length
    if (token === ';') end()
    else if (!token.startsWith('--') && !token.startsWith('/*')) statement += token
  }
  statement += text.slice(from)
  end()
  return statements
}
