/** Returns text for comparing: small letters without accents; the Turkish ı counts as i. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim()
}
