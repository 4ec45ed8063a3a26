import type { Ask, Source } from '../ask/ask.ts'
import type { IssuerSite } from '../ask/issuer-site.ts'
import { type Bytes, findBytes, latin1 } from '../read/bytes.ts'
import { certificatesInPem, isTrusted } from './certificates-in-pem.ts'
import { cmsSigner } from './cms.ts'
import type { Finding } from './findings.ts'
import { sha256 } from './sha2.ts'

/** A file of ours has one. */
const MAX_SIGNATURES = 5
const MAX_CMS = 65_536

type SignedRange = { before: number; after: number; end: number; cms: Uint8Array }

/**
 * Tells whether a PDF is the one that the issuer's service signed, whole: somebody could draw another page around a
 * genuine attachment, or add a revision to a genuine file.
 */
export async function checkPrint(bytes: Bytes, ask: Ask, site: IssuerSite): Promise<Finding> {
  const { domain } = site
  const failed = (says: string): Finding => ({ check: 'print', result: 'failed', says, values: { domain } })
  const ranges = signedRanges(bytes)
  if (ranges.length === 0) return failed('unsigned')
  const whole = ranges.find(({ end }) => end === bytes.length)
  if (whole === undefined) return failed('added')
  const signer = cmsSigner(whole.cms, await digestOf(bytes, whole))
  if (signer === null) return failed('altered')
  const authorities = await trustedAt(ask, site)
  if (authorities === null) return { check: 'print', result: 'open', says: 'unreachable', values: { domain } }
  const { source, certificates } = authorities
  if (!isTrusted(signer, certificates)) return { ...failed('stranger'), source }
  return { check: 'print', result: 'passed', says: source, values: { domain }, source }
}

/** The browser's own digest is faster for large files, and missing in pages over plain http. */
async function digestOf(bytes: Bytes, { before, after }: SignedRange): Promise<Uint8Array> {
  const signed = new Uint8Array(bytes.length - (after - before))
  signed.set(bytes.subarray(0, before))
  signed.set(bytes.subarray(after), before)
  return globalThis.isSecureContext ? new Uint8Array(await crypto.subtle.digest('SHA-256', signed)) : sha256(signed)
}

async function trustedAt(ask: Ask, { authority }: IssuerSite) {
  for (const { text, source } of await ask(authority)) {
    const certificates = certificatesInPem(text)
    if (certificates.length > 0) return { source: source satisfies Source, certificates }
  }
  return null
}

/** Returns what the signatures of a PDF cover: all but the place of the signature itself, which holds nothing but its digits. */
function signedRanges(bytes: Bytes): SignedRange[] {
  const found: SignedRange[] = []
  let seen = 0
  for (let at = findBytes(bytes, '/ByteRange', 0); at >= 0; at = findBytes(bytes, '/ByteRange', at + 1)) {
    if (++seen > MAX_SIGNATURES) break
    const range = /^\/ByteRange\s*\[\s*0\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/.exec(
      latin1(bytes.subarray(at, at + 120)),
    )
    const [before = 0, after = 0, rest = 0] = range?.slice(1).map(Number) ?? []
    if (range === null || before >= after || after - before > 2 * MAX_CMS || after + rest > bytes.length) continue
    const digits = /^<([\da-f]*)>$/i.exec(new TextDecoder('latin1').decode(bytes.subarray(before, after)))?.[1]
    if (digits === undefined || digits.length % 2 !== 0) continue
    const cms = Uint8Array.from({ length: digits.length / 2 }, (_, n) =>
      Number.parseInt(digits.slice(2 * n, 2 * n + 2), 16),
    )
    found.push({ before, after, end: after + rest, cms })
  }
  return found
}
