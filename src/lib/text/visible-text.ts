/** Any character that shows; white space, default ignorable characters and the Braille blank do not. */
const SHOWN = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u

/** Control characters except tab, line feed and carriage return, which people type and programs show as a blank. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** Whether a text shows anything at all, even a dot. An invisible name or title would be a blank on a certificate. */
export function isVisible(text: string): boolean {
  return SHOWN.test(text)
}

/** Whether a text contains a control character other than tab, line feed and carriage return. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text)
}
