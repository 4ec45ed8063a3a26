import { returnTokensIn } from '../message/return-path.ts'
import { readDeliveryStatus, readFeedbackReport, type Verdict } from './read-report-part.ts'

/** A report, with the tokens of the return paths that it was sent to; they are not verified yet. */
export type ReturnedMail = { tokens: string[]; verdict: Verdict }

/** Bounds for messages of strangers: their parser reads the rest as one part, or fails. */
const BOUNDS = { maxHeadSize: 64 * 1024, maxChildNodes: 100 }
/** Nothing but the report is needed, so texts are not converted. */
const PLAIN = { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true }
/** Headers in which servers record the recipient. */
const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to']
const MAX_TOKENS = 5

/**
 * Reads a message as a delivery report (RFC 3464) or complaint (RFC 5965). @returns null for others, such as automatic
 * replies. @throws Error for an unreadable message
 */
export async function readReturnedMail(bounceAddress: string, source: Buffer): Promise<ReturnedMail | null> {
  const { simpleParser } = await import('mailparser')
  const mail = await simpleParser(source, { ...BOUNDS, ...PLAIN, keepDeliveryStatus: true, checksumAlgo: 'md5' })
  if (contentTypeOf(mail.headers.get('content-type')) !== 'multipart/report') return null
  const part = (type: RegExp) => mail.attachments.find(({ contentType }) => type.test(contentType))?.content
  const feedback = part(/^message\/feedback-report$/i)
  const status = part(/^message\/(global-)?delivery-status$/i)
  const complaint = feedback ? readFeedbackReport(feedback) : null
  const verdict = complaint ?? (status && !feedback ? readDeliveryStatus(status) : null)
  if (verdict === null) return null
  const lines = mail.headerLines.filter(({ key }) => RECIPIENT_HEADERS.includes(key)).map(({ line }) => line)
  const tokens = returnTokensIn(bounceAddress, [...lines, complaint?.returnPath ?? ''].join('\n'))
  return { tokens: tokens.slice(0, MAX_TOKENS), verdict }
}

function contentTypeOf(header: unknown): string {
  const { value } = (typeof header === 'object' && header !== null ? header : {}) as { value?: unknown }
  return typeof value === 'string' ? value.toLowerCase() : ''
}
