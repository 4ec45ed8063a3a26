/** Letters that Unicode does not decompose, with the spelling that people type without such a key. */
const plainLetters: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ə: 'e',
  ς: 'σ',
}

const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/**
 * Accents of alphabetic scripts, and invisible characters. The marks of other scripts (the vowels of Devanagari and
 * Thai, the voicing of kana) are letters to their readers, so they stay.
 */
const ignored =
  /[[\p{Mn}&&[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]]--[\u3099\u309a]]|\p{Default_Ignorable_Code_Point}/gv

/** Texts in which each letter is converted on its own. */
const latinText = /^[\x20-\x7e\u00c0-\u024f]*$/
const latinLetter = /[\u00c0-\u024f]/g
const latinLetters = Array.from({ length: 0x250 }, (_, code) =>
  code < 0xc0 ? '' : searchKeyOf(String.fromCharCode(code)),
)

/**
 * Returns the form of a text that is searched and compared: it ignores case, accents, compatibility forms (full-width
 * letters, ligatures) and invisible characters, treats the dotless ı as i, and collapses white space. Applying it twice
 * changes nothing.
 */
export function searchKey(text: string): string {
  // ASCII, by far the most common, needs no Unicode work.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim()
  if (latinText.test(text))
    return text
      .replace(latinLetter, (letter) => latinLetters[letter.charCodeAt(0)]!)
      .toLowerCase()
      .replace(/ {2,}/g, ' ')
      .trim()
  return searchKeyOf(text)
}

function searchKeyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ignored, '')
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
}
