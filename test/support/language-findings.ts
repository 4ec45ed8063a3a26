/** Openings that put an object, a pronoun or a clause before the subject. */
const OPENINGS = /^(What|Whatever|Whoever|Whomever|Whom|Whose|Who|Of|Those|That|Where|So many|By what)\b(?!')/
const BANNED = /\b(anew|told|whoever|whomever|for ever|telephones?|mend(s|ed|ing)?|taken back|takes? back)\b/i

/** A sentence that breaks a rule of STYLE.md, with its line. */
export type Finding = { line: number; sentence: string }

type Text = { line: number; text: string }

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length

/** Comments of a TypeScript, CSS or SQL source; lines that follow one another are one comment. */
function commentsOf(source: string, isSql = false): Text[] {
  const line = isSql ? /(?:^[ \t]*--.*\n?)+/gm : /(?:^[ \t]*\/\/(?!\s*@|\/).*\n?)+|(?<=[\s;,{(])\/\/ .*$/gm
  const blocks = [...source.matchAll(/(?<=^|[\s({,;])\/\*\*?\s[\s\S]*?\*\//g), ...source.matchAll(line)]
  return blocks.map(({ index, 0: raw }) => ({
    line: lineAt(source, index),
    text: raw
      .replaceAll(/^[ \t]*(\/\*+|\*+\/|\*|\/\/|--)|\*\/\s*$/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }))
}

/** Summaries and descriptions of operations, schemas, tools and commands. */
function descriptionsOf(source: string): Text[] {
  const found = source.matchAll(/\b(?:summary|description):\s*(?:\n\s*)?(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)
  return [...found].map(({ index, 2: text }) => ({ line: lineAt(source, index), text: text! }))
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?;:])\s+|\s+@(?:param|returns|throws)\s+/)

/** Finds sentences that open with an inverted clause or use a banned word. */
export function languageFindings(source: string, isSql = false): Finding[] {
  return [...commentsOf(source, isSql), ...descriptionsOf(source)].flatMap(({ line, text }) =>
    sentencesOf(text)
      .filter((sentence) => OPENINGS.test(sentence) || BANNED.test(sentence))
      .map((sentence) => ({ line, sentence })),
  )
}
