const START = '/admin'

/** The requested page of the panel, or the first page for any other value; never another site. */
export function safeReturn(asked: string | undefined, siteUrl: string): string {
  if (asked === undefined || asked.length > 500 || !/^\/admin(?:[/?]|$)/.test(asked)) return START
  if (/[\\\s\x00-\x1f\x7f]/.test(asked)) return START
  const url = URL.parse(asked, siteUrl)
  if (url === null || url.origin !== new URL(siteUrl).origin || !/^\/admin(?:\/|$)/.test(url.pathname)) return START
  return url.pathname + url.search
}
