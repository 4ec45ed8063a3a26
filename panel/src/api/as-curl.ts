import type { SentRequest } from './requests.ts'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A request as a command that does the same with an API key. Sign-in requests are never among them. */
export function asCurl({ method, url, body }: SentRequest): string {
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    `-H 'Authorization: Bearer '"$LAUREL_KEY"`,
    ...(body === null ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
  ].join(' \\\n  ')
}
