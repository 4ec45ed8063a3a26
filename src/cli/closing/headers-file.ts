/** Media types of files whose names do not say them, by the patterns of their addresses. */
const TYPES: [pattern: string, type: string][] = [
  ['/c/*.json', 'application/vc+ld+json'],
  ['/b/*.json', 'application/vc+ld+json'],
  ['/c/*.tlog-proof', 'text/plain; charset=utf-8'],
  ['/orgs/*/did.json', 'application/did+json'],
  ['/orgs/*/status/*', 'application/vc+ld+json'],
  ['/orgs/*/log/*', 'application/octet-stream'],
]

/** Headers of the site, as Netlify and Cloudflare Pages read them. */
export const HEADERS_FILE = TYPES.map(
  ([pattern, type]) => `${pattern}\n  Content-Type: ${type}\n  Access-Control-Allow-Origin: *\n`,
).join('')

/** The same for Apache. */
export const HTACCESS_FILE = `Header set Access-Control-Allow-Origin "*"
<If "%{REQUEST_URI} =~ m#/status/b?[0-9]+$# || %{REQUEST_URI} =~ m#/[cb]/[^/]+[.]json$#">
  ForceType application/vc+ld+json
</If>
`

/** Returns instructions for the person who serves the folder. */
export const readme = (
  site: string,
) => `These files keep the credentials of one organisation checkable after the service is switched off.

Serve this folder at ${site}/ with any web server, over https and under the same host name: credentials name these
addresses, and they are signed. Nothing in it is secret, and nothing in it has to run.

- c/…: pages of certificates and their credentials
- b/…: pages of badge awards and their credentials
- orgs/…/did.json: the public keys
- orgs/…/status/…: the last lists of revoked credentials, without an end
- orgs/…/log/…: the issuance log

Some verifiers accept credentials and lists only with a content type that contains "json", and browsers only with
"Access-Control-Allow-Origin: *". _headers (Netlify, Cloudflare Pages) and .htaccess (Apache) set both. For nginx:

  location ~ /status/b?[0-9]+$ { default_type application/vc+ld+json; add_header Access-Control-Allow-Origin *; }
  location ~ /(c|b|orgs)/      { add_header Access-Control-Allow-Origin *; }
`
