import { sha256 } from '../../../lib/crypto/sha256.ts'

/**
 * Uses the colours of the public pages, removes the frame around a long linked text and the link to the script's
 * vendor: nothing leads off this site.
 */
const STYLE = `
.light-mode { --scalar-color-accent: #1e5140; --scalar-link-color: #1e5140; --scalar-background-accent: #1e51401a; }
.dark-mode { --scalar-color-accent: #97d3b5; --scalar-link-color: #97d3b5; --scalar-background-accent: #97d3b51f; }
section:focus-visible { outline: none; }
.darklight-reference a[href*="scalar.com"] { display: none; }
`

/** The script's settings. The disabled ones would link to services of its vendor. */
const SETTINGS = {
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  telemetry: false,
  withDefaultFonts: false,
  proxyUrl: '',
  authentication: { preferredSecurityScheme: 'apiKey' },
  customCss: STYLE,
}

type PageParts = { title: string; documentUrl: string; scriptUrl: string; apiOrigin: string }

/** Returns the page of the reference and a content security policy that allows requests to this service only. */
export function referencePage({ title, documentUrl, scriptUrl, apiOrigin }: PageParts): {
  page: string
  policy: string
} {
  const start = `Scalar.createApiReference('#app', ${forScript({ ...SETTINGS, url: documentUrl })})`
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="alternate" href="reference.md" type="text/markdown">
</head>
<body>
<div id="app"></div>
<noscript>This page needs JavaScript. The same text, for reading: <a href="reference.md">reference.md</a>.</noscript>
<script src="${scriptUrl}"></script>
<script>${start}</script>
</body>
</html>
`
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'sha256-${sha256(start).toString('base64')}'`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': `'self' ${apiOrigin}`,
    'worker-src': "'self' blob:",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }
  return {
    page,
    policy: Object.entries(policy)
      .map((pair) => pair.join(' '))
      .join('; '),
  }
}

/** Returns JSON that cannot end a script element. */
function forScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
