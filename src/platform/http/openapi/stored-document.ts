import { readFile } from 'node:fs/promises'
import type { Document } from './openapi-document.ts'

/** The committed document, and the addresses that it is published with. */
export type StoredSource = { stored: string; siteUrl: string; baseUrl: string }

type Addressed = Document & {
  info: { description: string; contact: { url: string } }
  servers: { url: string }[]
  components: { securitySchemes: { cookieAuth: { name: string } } }
}

/** Reads the committed document and fills in this site's addresses: equal to composing it, in a twentieth of the time. */
export async function readStoredDocument({ stored, siteUrl, baseUrl }: StoredSource): Promise<Document> {
  const document = JSON.parse(await readFile(new URL(stored), 'utf8')) as Addressed
  const { info, servers, components } = document
  info.description = info.description.replaceAll(servers[0]!.url, baseUrl)
  info.contact.url = siteUrl
  servers[0]!.url = baseUrl
  components.securitySchemes.cookieAuth.name = cookieName(siteUrl)
  return document
}

/** Returns the name of the cookie of a sign-in session: only https allows the prefix that binds it to the host. */
export function cookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-laurel' : 'laurel'
}
