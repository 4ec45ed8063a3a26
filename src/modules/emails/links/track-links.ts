const LINK = /(<a\b[^>]*? href=")([^"]*)(")/g
const REFERENCES: Record<string, string> = { amp: '&', '#38': '&', quot: '"', '#34': '"', '#39': "'" }

/**
 * Replaces the address of each link in the HTML of an email. Text cannot look like a link, since it contains no `<`.
 */
export function trackLinks(html: string, addressFor: (url: string) => string): string {
  return html.replace(LINK, (link, before: string, written: string, after: string) => {
    const url = written.replace(/&(amp|#38|quot|#34|#39);/g, (_, name: string) => REFERENCES[name]!)
    const address = addressFor(url)
    return address === url ? link : `${before}${address}${after}`
  })
}
