import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { AwardRecord } from './award-facts.ts'
import type { AwardSignature } from './sign-awards.ts'

/** A stored award and its new signature, null where it can no longer have one. */
export type AwardSignedLater = { award: AwardRecord; signed: AwardSignature | null }

/** SQL table of awards `w` with the versions of their templates, as `AwardRecord` has them. */
export const awardsWithVersion = sql`badge_award w
  join badge_template_version v on v.template_id = w.template_id and v.version = w.template_version
  join organisation o on o.id = w.org_id`

/** Columns of `awardsWithVersion`. An award that is not signed yet gets the present name of its issuer. */
export const awardColumns = sql`
  w.*, coalesce(w.issuer_name, o.name) as issuer_name, v.name as badge_name, v.description as badge_description`

/** Returns the update of awards `w` with their signatures `s`, without a returning clause. */
export function awardSignatureUpdate(orgId: number, changed: AwardSignedLater[], when: Sql = sql`true`): Sql {
  const column = <T>(of: (each: AwardSignedLater) => T) => changed.map(of)
  return sql`
    update badge_award w set issuer_name = s.issuer_name, signing_key_id = s.signing_key_id, signature = s.signature,
      signed_at = s.signed_at, credential_version = s.credential_version
    from unnest(
      ${column(({ award }) => award.id)}::bigint[], ${column(({ award }) => award.issuer_name)}::text[],
      ${column(({ signed }) => signed?.signing_key_id ?? null)}::bigint[], ${column(({ signed }) => signed?.signature ?? null)}::bytea[],
      ${column(({ signed }) => signed?.signed_at ?? null)}::timestamptz[], ${column(({ signed }) => signed?.credential_version ?? null)}::smallint[]
    ) as s (id, issuer_name, signing_key_id, signature, signed_at, credential_version)
    where w.org_id = ${orgId} and w.id = s.id and ${when}`
}
