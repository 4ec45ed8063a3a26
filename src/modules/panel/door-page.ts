/** Scripts, styles and requests of this site only. The page has nothing inline, so that it can be kept with its headers. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "media-src 'self' blob:",
  // Only files that the page itself has fetched: name badges, from where they are printed.
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const DOOR_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-cache',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self)',
}

/** Fills in the base path of the site, from which the page loads its files. */
export function doorPage(built: string, root: string): string {
  return built.replaceAll('="./', () => `="${root}/door/`).replaceAll('__ROOT__', () => root)
}
