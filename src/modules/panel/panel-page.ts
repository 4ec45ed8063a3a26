/** Scripts and styles from this site alone; a style made by a script has the nonce of its answer. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export function pageHeaders(nonce: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy(nonce),
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self)',
  }
}

/** The page with its nonce and the path that the site lies below; its files are told from there, whatever page it is. */
export function panelPage(built: string, { nonce, siteUrl }: { nonce: string; siteUrl: string }): string {
  // The path of a URL has no quotes and no angle brackets: they are percent-encoded.
  const root = new URL(siteUrl).pathname.replace(/\/$/, '')
  return built
    .replaceAll('="./', () => `="${root}/admin/`)
    .replaceAll('__ROOT__', () => root)
    .replace('__NONCE__', () => nonce)
}

const WORDS = {
  'being built': ['The panel is being built', 'This takes some seconds, once. The page loads itself again.'],
  missing: [
    'The panel is not built',
    'Run <code>npm ci</code> where Laurel is installed, without <code>--omit=dev</code>, and start it again. What it logged says more. Everything else works as ever.',
  ],
} as const

/** What is seen instead of the panel while there is none. */
export function waitingPage(state: keyof typeof WORDS): { html: string; headers: Record<string, string> } {
  const [title, text] = WORDS[state]
  const again: Record<string, string> = state === 'being built' ? { 'Retry-After': '3', Refresh: '3' } : {}
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    headers: { ...pageHeaders(''), 'Cache-Control': 'no-store', ...again },
  }
}
