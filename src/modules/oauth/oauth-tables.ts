import type { PersonalTable } from '../../platform/context/personal-table.ts'
import { endedGrants, expired, unusedClients } from './purge-clients.ts'

/**
 * Programs that act for members. Their data is about programs and members, not attendees or contacts: an account
 * belongs to its owner, and a connection ends with its membership.
 */
export const oauthTables: PersonalTable[] = [
  { table: 'oauth_token', personal: [], other: ['kind', 'token_hash', 'scopes'], keep: expired('oauth_token') },
  {
    table: 'oauth_code',
    personal: [],
    other: ['code_hash', 'redirect_uri', 'code_challenge'],
    keep: 'with its organisation',
  },
  {
    table: 'oauth_request',
    personal: [],
    other: ['token_hash', 'redirect_uri', 'resource', 'scopes', 'state', 'code_challenge'],
    keep: expired('oauth_request'),
  },
  { table: 'oauth_grant', personal: [], other: ['resource', 'scopes'], keep: endedGrants },
  {
    table: 'oauth_client',
    personal: [],
    other: ['client_id', 'kind', 'name', 'redirect_uris'],
    keep: unusedClients,
  },
]
