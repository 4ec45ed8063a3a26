import { directionOf } from '../../../lib/text/languages.ts'
import { DARK_INK, DARK_SHEET, INK, type Palette, SHEET, SOFT } from './palette.ts'

const SANS = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`
const SERIF = `font-family:Georgia,'Times New Roman',serif`
const MONO = `font-family:ui-monospace,Menlo,Consolas,monospace`
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'

/** Returns the sides at which text begins and ends, for mail programs that know no logical sides. */
const sidesOf = (language: string) =>
  directionOf(language) === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' }

/** Inline styles for light mode, and for the direction of a language. */
export function stylesOf({ page, pageInk, button, buttonInk }: Palette, language: string) {
  return {
    page: `margin:0;padding:0;background-color:${page};-webkit-text-size-adjust:100%;text-size-adjust:100%`,
    frame: `background-color:${page}`,
    column: 'width:100%;max-width:560px',
    organisation: `padding:0 4px 12px;${SANS};font-size:14px;line-height:20px;font-weight:600;color:${pageInk};${BREAKS}`,
    // On white, because a logo drawn for light paper can be invisible in dark mode.
    logo: `display:block;border:0;background-color:#ffffff;border-radius:8px;padding:8px 12px;color:${INK}`,
    sheet: `background-color:${SHEET};border-radius:12px;padding:28px 24px 12px`,
    heading: `margin:0 0 16px;${SERIF};font-size:26px;line-height:32px;font-weight:600;color:${INK};${BREAKS}`,
    paragraph: `margin:0 0 16px;${SANS};font-size:16px;line-height:24px;color:${INK};${BREAKS}`,
    fact: 'padding:10px 0;border-top:1px solid #ddd8cb',
    label: `${SANS};font-size:13px;line-height:18px;color:${SOFT}`,
    // Starts where its label does, in either text direction.
    value: `text-align:${sidesOf(language).start};${SANS};font-size:16px;line-height:24px;font-weight:600;color:${INK};${BREAKS}`,
    picture: 'background-color:#ffffff;border-radius:8px;padding:12px',
    image: 'display:block;max-width:100%;height:auto;border:0',
    button: `background-color:${button};border-radius:8px;mso-padding-alt:14px 24px`,
    link: `display:inline-block;padding:14px 24px;${SANS};font-size:16px;line-height:20px;font-weight:600;color:${buttonInk};text-decoration:none;${BREAKS}`,
    words: `${SANS};font-size:16px;line-height:24px;color:${INK};${BREAKS}`,
    footer: `padding:16px 4px 0;${SANS};font-size:13px;line-height:20px;color:${pageInk};${BREAKS}`,
    footerLink: `color:${pageInk};text-decoration:underline`,
  } as const
}

/** The same styles for the elements of a template. */
export function sheetOf({ button, buttonInk, link }: Palette, language: string): string {
  const { start, end } = sidesOf(language)
  const text = `${SANS};font-size:16px;line-height:24px;color:${INK};${BREAKS}`
  return `
h1{margin:0 0 16px;${SERIF};font-size:26px;line-height:32px;font-weight:600;color:${INK};${BREAKS}}
h2{margin:24px 0 12px;${SERIF};font-size:21px;line-height:28px;font-weight:600;color:${INK};${BREAKS}}
h3,h4{margin:20px 0 8px;${SANS};font-size:16px;line-height:24px;font-weight:600;color:${INK};${BREAKS}}
p{margin:0 0 16px;${text}}
ul,ol{margin:0 0 16px;padding:0;padding-${start}:24px;${text}}
li{margin:0 0 6px}
blockquote{margin:0 0 16px;padding:0;padding-${start}:16px;border-${start}:3px solid #ddd8cb;${text}}
hr{margin:24px 0;border:0;border-top:1px solid #ddd8cb;height:0}
pre{margin:0 0 16px;${MONO};font-size:14px;line-height:20px;color:${INK};white-space:pre-wrap;${BREAKS}}
code{${MONO};font-size:15px}
small{font-size:13px;line-height:20px;color:${SOFT}}
img{max-width:100%;height:auto;border:0;background-color:#ffffff;padding:12px;border-radius:8px}
table{margin:0 0 16px;border-collapse:collapse}
th{padding:10px 0;padding-${end}:16px;text-align:${start};vertical-align:top;${SANS};font-size:14px;line-height:24px;font-weight:400;color:${SOFT};overflow-wrap:normal;word-break:normal}
td{padding:10px 0;text-align:${start};vertical-align:top;${text}}
.facts{margin:8px 0 20px}
.facts th,.facts td{border-top:1px solid #ddd8cb}
a{color:${link};text-decoration:underline}
.button{display:inline-block;margin:4px 0 16px;padding:14px 24px;background-color:${button};border-radius:8px;${SANS};font-size:16px;line-height:20px;font-weight:600;color:${buttonInk};text-decoration:none;mso-padding-alt:0;text-underline-color:${button};${BREAKS}}`
}

/** Dark mode colours, the same as on the public pages. */
export function darkSheetOf({ darkButton, darkLink }: Palette): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#131715!important}
.sheet{background-color:${DARK_SHEET}!important}
.ink,.words,.words *{color:#e9ece7!important}
.soft,.words th,.words small{color:#a8b3ac!important}
.line,.words th,.words td,.words hr,.words blockquote{border-color:#343d38!important}
.words img{color:${INK}!important}
.words a{color:${darkLink}!important}
td.button,.words a.button{background-color:${darkButton}!important}
a.button,.words a.button,.words a.button *{color:${DARK_INK}!important}
}`
}
