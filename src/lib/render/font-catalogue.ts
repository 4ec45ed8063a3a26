import { fontPath } from '@laurel/fonts'

/**
 * The fonts in `fonts/files`, all under the SIL Open Font Licence: complete static TrueType files. A family that a design
 * can name has a `title`; the others only stand in for missing letters.
 */
type CatalogueEntry = { file: string; title?: string; next?: string[] }

const noto = (name: string) => ({ file: `${name}_400Regular.ttf` })
const bold = (name: string) => ({ file: `${name}_600SemiBold.ttf` })

const CATALOGUE: Record<string, CatalogueEntry> = {
  display: {
    title: 'Cormorant Garamond Medium, a display serif',
    file: 'CormorantGaramond_500Medium.ttf',
    next: ['serif'],
  },
  'display-bold': {
    title: 'Cormorant Garamond SemiBold',
    file: 'CormorantGaramond_600SemiBold.ttf',
    next: ['serif-bold', 'serif'],
  },
  'display-italic': {
    title: 'Cormorant Garamond Medium Italic',
    file: 'CormorantGaramond_500Medium_Italic.ttf',
    next: ['serif-italic', 'serif'],
  },
  serif: { title: 'EB Garamond, a text serif', file: 'EBGaramond_400Regular.ttf' },
  'serif-bold': {
    title: 'EB Garamond SemiBold',
    file: 'EBGaramond_600SemiBold.ttf',
    next: ['serif'],
  },
  'serif-italic': {
    title: 'EB Garamond Italic',
    file: 'EBGaramond_400Regular_Italic.ttf',
    next: ['serif'],
  },
  sans: {
    title: 'Noto Sans, a sans serif',
    file: 'NotoSans_400Regular.ttf',
  },
  'sans-bold': {
    title: 'Noto Sans SemiBold',
    file: 'NotoSans_600SemiBold.ttf',
    next: ['sans'],
  },
  script: {
    title: 'Pinyon Script, an English round hand',
    file: 'PinyonScript_400Regular.ttf',
    next: ['display-italic', 'serif-italic', 'serif'],
  },
  'noto-serif': noto('NotoSerif'),
  arabic: noto('NotoNaskhArabic'),
  'arabic-bold': bold('NotoNaskhArabic'),
  'arabic-sans': noto('NotoSansArabic'),
  'arabic-sans-bold': bold('NotoSansArabic'),
  hebrew: noto('NotoSerifHebrew'),
  'hebrew-bold': bold('NotoSerifHebrew'),
  'hebrew-sans': noto('NotoSansHebrew'),
  'hebrew-sans-bold': bold('NotoSansHebrew'),
  thai: noto('NotoSansThai'),
  devanagari: noto('NotoSerifDevanagari'),
  'devanagari-bold': bold('NotoSerifDevanagari'),
  'devanagari-sans': noto('NotoSansDevanagari'),
  'devanagari-sans-bold': bold('NotoSansDevanagari'),
  bengali: noto('NotoSerifBengali'),
  tamil: noto('NotoSansTamil'),
  telugu: noto('NotoSerifTelugu'),
  georgian: noto('NotoSansGeorgian'),
  armenian: noto('NotoSansArmenian'),
  khmer: noto('NotoSerifKhmer'),
  ethiopic: noto('NotoSansEthiopic'),
  myanmar: noto('NotoSansMyanmar'),
  lao: noto('NotoSansLao'),
  sinhala: noto('NotoSansSinhala'),
  gujarati: noto('NotoSansGujarati'),
  gurmukhi: noto('NotoSansGurmukhi'),
  malayalam: noto('NotoSansMalayalam'),
  kannada: noto('NotoSansKannada'),
  oriya: noto('NotoSansOriya'),
  tibetan: noto('NotoSerifTibetan'),
  japanese: noto('NotoSerifJP'),
  'japanese-sans': noto('NotoSansJP'),
  korean: noto('NotoSerifKR'),
  'korean-sans': noto('NotoSansKR'),
  chinese: noto('NotoSerifSC'),
  'chinese-sans': noto('NotoSansSC'),
  symbols: noto('NotoSansSymbols2'),
  math: noto('NotoSansMath'),
  emoji: noto('NotoEmoji'),
}

/** ISO 15924 script code → the font that draws it. Latin, Greek and Cyrillic are in the families themselves. */
const SCRIPT_FONTS: Record<string, string> = {
  Arab: 'arabic',
  Hebr: 'hebrew',
  Thai: 'thai',
  Deva: 'devanagari',
  Beng: 'bengali',
  Taml: 'tamil',
  Telu: 'telugu',
  Geor: 'georgian',
  Armn: 'armenian',
  Khmr: 'khmer',
  Ethi: 'ethiopic',
  Mymr: 'myanmar',
  Laoo: 'lao',
  Sinh: 'sinhala',
  Gujr: 'gujarati',
  Guru: 'gurmukhi',
  Mlym: 'malayalam',
  Knda: 'kannada',
  Orya: 'oriya',
  Tibt: 'tibetan',
  Hani: 'chinese',
  Bopo: 'chinese',
  Hira: 'japanese',
  Kana: 'japanese',
  Hang: 'korean',
}

/** The scripts that have a font of their own. */
export const FONT_SCRIPTS = Object.keys(SCRIPT_FONTS)

/** The families that a design may name, with their titles; an unknown name falls back to `display`. */
export const FONT_FAMILIES: Record<string, string> = Object.fromEntries(
  Object.entries(CATALOGUE).flatMap(([id, entry]) => (entry.title ? [[id, entry.title]] : [])),
)

const GENERAL_SERIF = ['noto-serif', 'sans', 'symbols', 'math', 'emoji']
const GENERAL_SANS = ['sans', 'noto-serif', 'symbols', 'math', 'emoji']

/** Ends the name of a family whose stand-ins have its weight and kind, as `sans-bold+`. */
export const MATCHED = '+'
/** Ends the id of a font that is drawn heavier, because it lacks a semi-bold file. */
const HEAVY = '-heavy'

/**
 * Returns the fonts to try for a piece of text, best first: the requested family, the script's own, then fonts of wide
 * coverage. `han` is the font for Chinese characters, which look different in Chinese, Japanese and Korean.
 */
export function fontsToTry(family: string, scripts: string[], han: string): string[] {
  if (family.endsWith(MATCHED)) return matchedFonts(family.slice(0, -MATCHED.length), scripts, han)
  const id = family in FONT_FAMILIES ? family : 'display'
  const general = id.startsWith('sans') ? GENERAL_SANS : GENERAL_SERIF
  const own = scripts.flatMap((script) =>
    script === 'Hani' ? [han, 'chinese', 'japanese'] : SCRIPT_FONTS[script] ? [SCRIPT_FONTS[script]] : [],
  )
  return [...new Set([id, ...(CATALOGUE[id]!.next ?? []), ...own, ...general])]
}

/** The same fonts in the weight and kind of the family, as far as there are files; else drawn heavier. */
function matchedFonts(family: string, scripts: string[], han: string): string[] {
  const ids = fontsToTry(family, scripts, han)
  const isSans = family.startsWith('sans')
  const isBold = family.endsWith('-bold')
  const weighed = (id: string) => {
    if (!isBold || id.endsWith('-bold') || UNWEIGHED.has(id)) return id
    return `${id}-bold` in CATALOGUE ? `${id}-bold` : `${id}${HEAVY}`
  }
  const matched = ids.flatMap((id) =>
    isSans && `${id}-sans` in CATALOGUE ? [weighed(`${id}-sans`), weighed(id)] : [weighed(id)],
  )
  return [...new Set(matched)]
}

/** Fonts of signs, which look the same beside every weight. */
const UNWEIGHED = new Set(['symbols', 'math', 'emoji'])

/** Returns the id of the font whose file draws a font, and how much heavier than that file, as a share of the size. */
export function fontWeight(id: string): { drawnBy: string; heavier: number } {
  return id.endsWith(HEAVY) ? { drawnBy: id.slice(0, -HEAVY.length), heavier: 0.028 } : { drawnBy: id, heavier: 0 }
}

/** Returns the families that replace letters missing from a family, best first. */
export function standIns(id: string): string[] {
  return CATALOGUE[id]?.next ?? []
}

/** Fonts of many megabytes each: too much for a page that shows a design. */
const LARGE = new Set(['chinese', 'japanese', 'korean'])

/** A font of other scripts (ISO 15924), and which families it stands beside where their weight and kind matter. */
export type ScriptFont = { id: string; scripts: string[]; sans: boolean; bold: boolean }

/** Returns the fonts of other scripts that a page can load whole; the first one of a script is for every family. */
export function scriptFonts(): ScriptFont[] {
  const ids = [...new Set(Object.values(SCRIPT_FONTS))].filter((id) => !LARGE.has(id))
  return ids.flatMap((base) => {
    const scripts = FONT_SCRIPTS.filter((script) => SCRIPT_FONTS[script] === base)
    const kinds = ['', '-bold', '-sans', '-sans-bold'].filter((kind) => `${base}${kind}` in CATALOGUE)
    return kinds.map((kind) => ({
      ...{ id: `${base}${kind}`, scripts },
      ...{ sans: kind.startsWith('-sans'), bold: kind.endsWith('-bold') },
    }))
  })
}

/** Returns the path of a font's file. */
export function fontFile(id: string): string {
  const entry = CATALOGUE[id]
  if (!entry) throw new Error(`No font is called “${id}”.`)
  return fontPath(entry.file)
}
