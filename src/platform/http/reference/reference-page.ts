import { sha256 } from '../../../lib/crypto/sha256.ts'

/** The colours of the public pages, no frame around the long text that an address leads to, and no link to whoever made the script: nothing leads off this site. */
const STYLE = `
.light-mode { --scalar-color-accent: #1e5140; --scalar-link-color: #1e5140; --scalar-background-accent: #1e51401a; }
.dark-mode { --scalar-color-accent: #97d3b5; --scalar-link-color: #97d3b5; --scalar-background-accent: #97d3b51f; }
section:focus-visible { outline: none; }
.darklight-reference a[href*="scalar.com"] { display: none; }
`

/** What the script is told. The settings that are off would lead to services of the company behind it. */
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

/** The page of the reference, and the policy that keeps it from sending anything anywhere but to this service. */
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

/** JSON that ends no script element. */
function forScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
