const SANS = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'

/** What each element says of itself, on a light screen. */
export const STYLES = {
  page: 'margin:0;padding:0;background-color:#f4f2ec;-webkit-text-size-adjust:100%;text-size-adjust:100%',
  frame: 'background-color:#f4f2ec',
  column: 'width:100%;max-width:560px',
  organisation: `padding:0 4px 12px;${SANS};font-size:14px;line-height:20px;font-weight:600;color:#56615b;${BREAKS}`,
  sheet: 'background-color:#fffdf8;border-radius:12px;padding:28px 24px',
  heading: `margin:0 0 16px;font-family:Georgia,'Times New Roman',serif;font-size:26px;line-height:32px;font-weight:600;color:#1d2925;${BREAKS}`,
  paragraph: `margin:0 0 16px;${SANS};font-size:16px;line-height:24px;color:#1d2925;${BREAKS}`,
  fact: 'padding:10px 0;border-top:1px solid #ddd8cb',
  label: `${SANS};font-size:13px;line-height:18px;color:#56615b`,
  // It begins where its label does, whatever its direction.
  value: `text-align:left;${SANS};font-size:16px;line-height:24px;font-weight:600;color:#1d2925;${BREAKS}`,
  picture: 'background-color:#ffffff;border-radius:8px;padding:12px',
  image: 'display:block;max-width:100%;height:auto;border:0',
  button: 'background-color:#1e5140;border-radius:8px;mso-padding-alt:14px 24px',
  link: `display:inline-block;padding:14px 24px;${SANS};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;${BREAKS}`,
  footer: `padding:16px 4px 0;${SANS};font-size:13px;line-height:20px;color:#56615b;${BREAKS}`,
} as const

/** The same colours as those of the pages, for dark screens. */
export const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#131715!important}
.sheet{background-color:#1b211e!important}
.ink{color:#e9ece7!important}
.soft{color:#a8b3ac!important}
.line{border-color:#343d38!important}
td.button{background-color:#97d3b5!important}
a.button{color:#0e1f17!important}
}`
