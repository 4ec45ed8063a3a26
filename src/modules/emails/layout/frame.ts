import { html } from 'ghtml'
import { directionOf } from '../../../lib/text/languages.ts'
import { logoSize } from '../../../platform/pages/brand.ts'
import type { MailLook } from './mail-look.ts'
import { darkSheetOf, stylesOf } from './mail-styles.ts'
import { paletteOf } from './palette.ts'

/** Everything around the body of an email. */
export type Frame = {
  /** Language of Laurel's own text (BCP 47), which decides the direction. */
  language: string
  look: Pick<MailLook, 'organisation' | 'primary_colour' | 'background_colour' | 'logo'>
  title: string
  /** Why the recipient receives the email. */
  footer: string
  /** Link to unsubscribe; null: the email cannot be unsubscribed from. */
  unsubscribe: { url: string; text: string } | null
}

/**
 * An email as HTML for mail programs of the last twenty years: tables for layout and inline styles, because many
 * programs remove style sheets. The style sheet only has dark mode colours; programs that ignore it invert the light
 * ones.
 * @param body HTML of the content
 */
export function framed({ language, look, title, footer, unsubscribe }: Frame, body: string): string {
  const palette = paletteOf(look)
  const styles = stylesOf(palette, language)
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<style>!${darkSheetOf(palette)}</style>
</head>
<body class="page" style="!${styles.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${palette.page}" style="!${styles.frame}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" dir="${directionOf(language)}" width="560" cellpadding="0" cellspacing="0" border="0" style="!${styles.column}">
<tr><td class="soft" style="!${styles.organisation}">!${organisationRow(look, styles.logo)}</td></tr>
<tr><td class="sheet" bgcolor="#fffdf8" style="!${styles.sheet}">
!${body}</td></tr>
<tr><td class="soft" style="!${styles.footer}">${footer}!${unsubscribe ? html` <a class="soft" href="${unsubscribe.url}" style="!${styles.footerLink}">${unsubscribe.text}</a>` : ''}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

/** The logo with the name as alternative text, or the name alone. */
function organisationRow({ organisation, logo }: Frame['look'], style: string): string {
  if (logo === null) return html`<span lang="" dir="auto">${organisation}</span>`
  const { width, height } = logoSize(logo)
  return html`<img src="cid:logo" alt="${organisation}" width="${width}" height="${height}" style="!${style}">`
}
