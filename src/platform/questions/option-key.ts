/** Returns the key by which options, and answers to them, are compared. Browsers change line breaks and spaces. */
export function optionKey(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
