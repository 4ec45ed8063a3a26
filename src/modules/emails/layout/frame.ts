import { html } from 'ghtml'
import type { MailLook } from './mail-look.ts'
import { darkSheetOf, stylesOf } from './mail-styles.ts'
import { paletteOf } from './palette.ts'

/** What stands around what a mail says. */
export type Frame = {
  /** The language of our words (BCP 47), which is written from left to right. */
  language: string
  look: Pick<MailLook, 'organisation' | 'primary_colour' | 'background_colour' | 'logo'>
  title: string
  /** Why they get it. */
  footer: string
  /** Where they stop such mails, and what leads there; null: they cannot. */
  unsubscribe: { url: string; text: string } | null
}

/** The highest and the widest that a picture of an organisation is shown, in CSS pixels. */
const LOGO = { height: 48, width: 240 }

/**
 * A mail as HTML for programs of the last twenty years: tables give its shape, and each element its own style, since many
 * programs take the style sheet away. That one holds the colours for dark screens; whoever ignores it inverts ours.
 * @param body HTML of what it says
 */
export function framed({ language, look, title, footer, unsubscribe }: Frame, body: string): string {
  const palette = paletteOf(look)
  const styles = stylesOf(palette)
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
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
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="!${styles.column}">
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

/** The picture with the name as its words, for who does not see it; the name alone where there is none. */
function organisationRow({ organisation, logo }: Frame['look'], style: string): string {
  if (logo === null) return html`<span lang="" dir="auto">${organisation}</span>`
  const scale = Math.min(1, LOGO.height / logo.height, LOGO.width / logo.width)
  const [width, height] = [logo.width, logo.height].map((size) => String(Math.max(1, Math.round(size * scale))))
  return html`<img src="cid:logo" alt="${organisation}" width="${width}" height="${height}" style="!${style}">`
}
