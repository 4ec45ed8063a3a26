import type { FastifyRequest } from 'fastify'
import { invalidField } from '../../../lib/errors.ts'

/** A list of tags, or `*`; RFC 9110, section 13.1.1. */
export const IF_MATCH = '^(\\*|(W/)?"[!#-~]*"( ?, ?(W/)?"[!#-~]*")*)$'
const form = new RegExp(IF_MATCH)

/** The `ETag` of a record that counts its changes. */
export function revisionTag({ revision }: { revision: number }): string {
  return `"${revision}"`
}

/**
 * The revisions that `If-Match` names, none where it names other things; null: any will do. Weak ones count: a proxy that
 * compresses answers makes those of ours weak. @throws AppError validation_failed
 */
export function readIfMatch({ headers }: Pick<FastifyRequest, 'headers'>): number[] | null {
  const text = headers['if-match']
  if (text === undefined || text === '*') return null
  if (!form.test(text))
    throw invalidField(['header', 'if-match'], 'If-Match must be an ETag as it was told, with its quotes', 'entity_tag')
  return [...text.matchAll(/"(\d{1,9})"/g)].map(([, revision]) => Number(revision))
}
