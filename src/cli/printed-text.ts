/** What a terminal obeys instead of showing it: controls, and what turns the direction of a line around. */
const OBEYED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const NAMES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (character: string) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`

/**
 * A text of a record as one line without anything that a terminal obeys, each control character as it is written in
 * JSON. Whoever registers may choose the text, and a terminal can be told to rename its window or to type.
 */
export function printedText(text: string): string {
  return text.replace(OBEYED, (character) => NAMES[character] ?? escaped(character))
}

/** The same of many lines. */
export function printedLines(text: string): string {
  return text.split(/\r?\n/).map(printedText).join('\n')
}

/** JSON that says the same and that a terminal shows: JSON.stringify leaves DEL and the controls over 0x7f as they are. */
export function jsonText(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent)
  return text.replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, escaped)
}
