const LINK = /(<a\b[^>]*? href=")([^"]*)(")/g
const REFERENCES: Record<string, string> = { amp: '&', '#38': '&', quot: '"', '#34': '"', '#39': "'" }

/** HTML of a mail with another address in each of its links. Text cannot look like one, since it has no `<`. */
export function trackLinks(html: string, addressFor: (url: string) => string): string {
  return html.replace(LINK, (link, before: string, written: string, after: string) => {
    const url = written.replace(/&(amp|#38|quot|#34|#39);/g, (_, name: string) => REFERENCES[name]!)
    const address = addressFor(url)
    return address === url ? link : `${before}${address}${after}`
  })
}
