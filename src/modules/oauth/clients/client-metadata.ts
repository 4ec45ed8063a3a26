import { redirectProblem } from './redirect-uri.ts'

/** A program that can ask for consent. */
export type OAuthClient = {
  id: number
  client_id: string
  kind: 'registered' | 'document'
  name: string
  redirect_uris: string[]
}

export type ClientFacts = { name: string; redirectUris: string[] }
export type RefusedClient = { error: 'invalid_redirect_uri' | 'invalid_client_metadata'; why: string }

const MAX_NAME = 50
const MAX_REDIRECT_URIS = 10

/** Reads what a program says about itself (RFC 7591, section 2); members that do not matter here are ignored. */
export function readClientMetadata(given: unknown): ClientFacts | RefusedClient {
  const metadata = (typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {}) as Given
  const { redirect_uris: uris, client_name: name = '' } = metadata
  if (!isTexts(uris) || uris.length === 0 || uris.length > MAX_REDIRECT_URIS)
    return refuse('invalid_redirect_uri', `redirect_uris must be a list of 1 to ${MAX_REDIRECT_URIS} addresses.`)
  const problem = uris.map(redirectProblem).find((why) => why !== null)
  if (problem) return refuse('invalid_redirect_uri', problem)
  if (typeof name !== 'string') return refuse('invalid_client_metadata', 'client_name must be a text.')
  for (const [member, needed] of [
    ['grant_types', 'authorization_code'],
    ['response_types', 'code'],
  ] as const) {
    const values = metadata[member] ?? [needed]
    if (!isTexts(values) || !values.includes(needed))
      return refuse('invalid_client_metadata', `${member} must contain ${needed}.`)
  }
  return { name: readableName(name) || 'Unnamed app', redirectUris: [...new Set(uris)] }
}

type Given = Partial<Record<'redirect_uris' | 'client_name' | 'grant_types' | 'response_types', unknown>>

function refuse(error: RefusedClient['error'], why: string): RefusedClient {
  return { error, why }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= 20 && value.every((each) => typeof each === 'string')
}

/** Removes control, formatting and private characters, with which a name could look like another one. */
function readableName(text: string): string {
  const plain = text
    .slice(0, 1_000)
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
  return [...plain.replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME).join('').trim()
}
