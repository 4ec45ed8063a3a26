import type { Refusal } from './service-answers.ts'

/** Explains an error of the service to the person who set up the bridge, with facts for programs. */
export function explainRefusal(site: string, { status, code, detail, headers }: Refusal) {
  const wait = Number(headers.get('retry-after')) || null
  const request = headers.get('x-request-id')
  const facts = { status, ...(code && { code }), ...(request && { request_id: request }) }
  return { message: sentence(), data: { ...facts, ...(wait && { retry_after: wait }) } }

  function sentence(): string {
    const said = detail ? ` It says: ${detail}` : ''
    if (status === 401) return `The API key is not one of ${site}, or it was revoked (401). Set LAUREL_API_KEY.${said}`
    if (status === 403) return `The service at ${site} refuses this key or this way of asking (403).${said}`
    if (status === 429)
      return `Too many requests with this key (429). ${wait ? `Try again in ${wait} seconds.` : 'Try again in a minute.'}`
    if (status >= 500) return `The service at ${site} cannot answer now (${status}). Try again later.${said}`
    const moved = headers.get('location')
    if (status >= 300 && status < 400 && moved) return `${site} has moved to ${moved}. Set LAUREL_URL to that address.`
    if (code !== null) return `The service at ${site} refuses (${status}).${said}`
    return `${site} answers with ${status}, but not as a Laurel service does. Is LAUREL_URL right?`
  }
}
