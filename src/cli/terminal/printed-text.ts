/** Characters that a terminal obeys instead of showing: control characters and direction marks. */
const OBEYED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const NAMES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (character: string) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`

/**
 * Returns a text as one line without anything that a terminal obeys, with control characters escaped as in JSON.
 * Registrants choose their texts, which could make a terminal rename its window or type.
 */
export function printedText(text: string): string {
  return text.replace(OBEYED, (character) => NAMES[character] ?? escaped(character))
}

/** Returns several lines, each as `printedText`. */
export function printedLines(text: string): string {
  return text.split(/\r?\n/).map(printedText).join('\n')
}

/**
 * Returns equivalent JSON that is safe for a terminal: JSON.stringify leaves DEL and the controls above 0x7f unescaped.
 */
export function jsonText(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent)
  return text.replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, escaped)
}
