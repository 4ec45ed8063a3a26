import type { Break } from './door-breaks.ts'

/** How each invariant of signing keys is broken. */
export function keyBreaks(): Record<string, Break> {
  return {
    'every signing key can be opened with the keys of this installation, and is that of its public one': {
      tables: 'signing_key',
      sql: () => `
        insert into signing_key (id, org_id, purpose, algorithm, site, public_key, sealed_private, created_at)
        overriding system value values (77, 1, 'log', 'ed25519', 'https://other.example', sha256('x'), 'no key', now());
        select setval('signing_key_id_seq', 100)`,
      rows: () => ['signing key 77'],
    },
    'every version of a DID document follows from the one before and is signed by its key': {
      tables: 'did_version',
      sql: () => `
        update did_version set line = replace(line, '"versionTime":"2', '"versionTime":"1') where org_id = 1`,
      rows: () => ['organisation 1 at http://laurel.test'],
    },
  }
}
