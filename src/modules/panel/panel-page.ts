import type { FastifyRequest } from 'fastify'
import { preferredLanguage } from '../../platform/pages/preferred-language.ts'
import { PANEL_LANGUAGES, type PanelLanguage, panelLanguageOf } from './panel-languages.ts'

/** The language that somebody chose in the panel, which keeps it in a cookie; otherwise that of the browser. */
export function panelLanguage(headers: FastifyRequest['headers']): PanelLanguage {
  const chosen = /(?:^|; )laurel-language=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return panelLanguageOf(chosen ?? '') ?? preferredLanguage(headers['accept-language'], 'en', PANEL_LANGUAGES)
}

/** Allows scripts and styles from this site only; styles added by a script carry the nonce of the response, if any. */
const policy = (nonce: string | null) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    nonce === null ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
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

export function pageHeaders(nonce: string | null): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy(nonce),
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Language, Cookie',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self)',
  }
}

type PageFacts = { nonce: string; root: string; siteUrl: string }

/** Fills in the nonce, SITE_URL, and its path, from which every page loads its files. */
export function panelPage(built: string, { nonce, root, siteUrl }: PageFacts): string {
  // The path of a URL has no quotes and no angle brackets: they are percent-encoded.
  return built
    .replaceAll('="./', () => `="${root}/admin/`)
    .replaceAll('__ROOT__', () => root)
    .replace('__SITE_URL__', () => siteUrl)
    .replace('__NONCE__', () => nonce)
}

const MESSAGES = {
  'being built': ['The panel is being built', 'This takes a few seconds, once. The page reloads by itself.'],
  missing: [
    'The panel is not built',
    'Run <code>npm ci</code> without <code>--omit=dev</code> where Laurel is installed, then restart it. The log has details. Everything else works as usual.',
  ],
} as const

/** Page shown in place of the panel while it is not built. */
export function waitingPage(state: keyof typeof MESSAGES): { html: string; headers: Record<string, string> } {
  const [title, text] = MESSAGES[state]
  const again: Record<string, string> = state === 'being built' ? { 'Retry-After': '3', Refresh: '3' } : {}
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    headers: { ...pageHeaders(null), 'Cache-Control': 'no-store', ...again },
  }
}
