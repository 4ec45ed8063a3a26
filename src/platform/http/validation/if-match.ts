import type { FastifyRequest } from 'fastify'
import { invalidField } from '../../../lib/errors.ts'

/** A list of entity tags, or `*` (RFC 9110, section 13.1.1). */
export const IF_MATCH = '^(\\*|(W/)?"[!#-~]*"( ?, ?(W/)?"[!#-~]*")*)$'
const form = new RegExp(IF_MATCH)

/** Returns the `ETag` of a versioned record. */
export function revisionTag({ revision }: { revision: number }): string {
  return `"${revision}"`
}

/**
 * Returns the revisions in `If-Match`, an empty list if it names other tags, and null if any revision will do. Weak
 * tags count, since a proxy that compresses responses makes ours weak.
 * @throws AppError validation_failed
 */
export function readIfMatch({ headers }: Pick<FastifyRequest, 'headers'>): number[] | null {
  const text = headers['if-match']
  if (text === undefined || text === '*') return null
  if (!form.test(text))
    throw invalidField(
      ['header', 'if-match'],
      'If-Match must be an ETag from a response, with its quotes',
      'entity_tag',
    )
  return [...text.matchAll(/"(\d{1,9})"/g)].map(([, revision]) => Number(revision))
}
