import { loadClientSettings } from '../../config/config.ts'

const STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const
/** The width for a terminal that does not report one. */
const USUAL_WIDTH = 80

type Style = keyof typeof STYLES

/** Colours a text if standard output shows colours. */
export function styled(style: Style, text: string): string {
  if (!(loadClientSettings().colour ?? process.stdout.isTTY)) return text
  const [on, off] = STYLES[style]
  return `\u001b[${on}m${text}\u001b[${off}m`
}

export function terminalWidth(): number {
  return process.stdout.columns || USUAL_WIDTH
}

/** Returns the terminal columns of a text: none for combining marks, two for East Asian characters and emoji. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

/** Cuts a text to a number of columns, with … for the rest. */
export function cutToWidth(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text
  let kept = ''
  let width = 1
  for (const character of text) {
    width += widthOf(character)
    if (width > columns) break
    kept += character
  }
  return `${kept}…`
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u

function widthOf(character: string): number {
  if (character >= ' ' && character <= '~') return 1
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) return 0
  return WIDE.test(character) ? 2 : 1
}
