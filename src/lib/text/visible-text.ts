/** Characters that show nothing: white space, those that Unicode lets programs ignore, and the blank of Braille. */
const SHOWN = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u

/** Controls other than tab, line feed and carriage return, which people type and programs draw as a blank. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** Whether a reader sees any of a text, be it a dot. A name or title without it would stand on a certificate as a blank. */
export function isVisible(text: string): boolean {
  return SHOWN.test(text)
}

/** Whether a text holds a control character other than tab, line feed and carriage return. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text)
}
