/** Formats a number with at most three decimals, never in exponent form. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000 || 0)
}

/** Formats four hexadecimal digits. */
export function hex4(value: number): string {
  return value.toString(16).padStart(4, '0')
}

/** Returns the UTF-16BE code units of a text in hexadecimal, without a byte order mark. */
export function utf16Hex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}

/** Formats any Unicode text as a text string (ISO 32000-1, 7.9.2.2). */
export function pdfText(text: string): string {
  return `<feff${utf16Hex(text)}>`
}

/** Formats a literal string of ASCII characters (7.3.4.2), for languages and addresses. */
export function pdfAscii(text: string): string {
  return `(${text.replace(/[^\x20-\x7e]/g, '').replace(/[\\()]/g, '\\$&')})`
}

/** Formats a date in UTC (7.9.4). */
export function pdfDate(date: Date): string {
  return `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}+00'00')`
}

/** Returns the operands of a colour operator for `#rrggbb`. */
export function pdfColor(color: string): string {
  return [1, 3, 5].map((at) => pdfNumber(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ')
}
