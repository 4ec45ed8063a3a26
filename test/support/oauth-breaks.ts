import type { Break } from './door-breaks.ts'

/** A connected app with a token, without the rows that they refer to. `columns`: expires_at, connected_at, ended_at. */
function appWith(columns: string): string {
  return `insert into oauth_grant (id, org_id, person_id, client_id, resource, scopes, second_factor, created_at, expires_at, connected_at, ended_at)
      overriding system value values (7, 1, 1, 1, 'x', '{events:read}', false, now(), ${columns});
    insert into oauth_token (id, org_id, grant_id, kind, token_hash, scopes, created_at, expires_at)
      overriding system value values (8, 1, 7, 'access', sha256('x'), '{events:read}', now(), now() + interval '1 hour');
    select setval('oauth_grant_id_seq', 100), setval('oauth_token_id_seq', 100)`
}

/** How each invariant of connected apps is broken. */
export function oauthBreaks(): Record<string, Break> {
  return {
    'a connected app that has ended has no tokens': {
      tables: 'oauth_grant oauth_token',
      sql: () => appWith('null, now(), now()'),
      rows: () => ['connected app 7'],
    },
    'a token is of a connected app and does not outlive it': {
      tables: 'oauth_grant oauth_token',
      sql: () => appWith('now(), now(), null'),
      rows: () => ['token 8'],
    },
  }
}
