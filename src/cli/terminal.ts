import { loadClientSettings } from '../config/config.ts'

const STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const
/** What the screen of somebody whose terminal does not say its width has room for. */
const USUAL_WIDTH = 80

type Style = keyof typeof STYLES

/** A text in a colour, where standard output shows colours. */
export function styled(style: Style, text: string): string {
  if (!(loadClientSettings().colour ?? process.stdout.isTTY)) return text
  const [on, off] = STYLES[style]
  return `\u001b[${on}m${text}\u001b[${off}m`
}

export function terminalWidth(): number {
  return process.stdout.columns || USUAL_WIDTH
}

/** The columns of a terminal that a text takes: none for marks over letters, two for East Asian letters and pictures. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

/** A text that takes at most so many columns, with … for what it has lost. */
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
