import type { JsonObject } from '../../../src/platform/credentials/canonize.ts'
import { ACHIEVEMENT_CREDENTIAL } from '../../../src/platform/credentials/shapes.ts'
import type { Ask } from '../ask/ask.ts'
import { type IssuerSite, issuerSite } from '../ask/issuer-site.ts'
import { type Bytes, TooLargeError } from '../read/bytes.ts'
import { credentialsInFile, type FileKind, kindOf } from '../read/credentials-in-file.ts'
import { checkKey, issuerKeys } from './check-key.ts'
import { checkPrint } from './check-print.ts'
import { checkStatus, dateIn } from './check-status.ts'
import { decideVerdict, type Finding, type Verdict } from './findings.ts'
import { isObject, keyOf, proofHolds, readObject } from './proof.ts'

/** A checked file. The credential is there if nothing in it was changed since it was signed. */
export type CheckedFile = {
  verdict: Verdict
  findings: Finding[]
  signed: { credential: JsonObject; site: IssuerSite } | null
}

/** The circumstances of a check: how to ask for documents, the origin of the page, and the time. */
export type Circumstances = { ask: Ask; origin: string | null; now: Date }

/** A file without one certificate that can be checked. */
export const withoutChecks = (verdict: Verdict): CheckedFile => ({ verdict, findings: [], signed: null })

/** Checks the certificate in a file without sending the file anywhere: proof, key, status list, dates, and its print. */
export async function checkFile(bytes: Bytes, circumstances: Circumstances): Promise<CheckedFile> {
  const kind = kindOf(bytes)
  try {
    const texts = await credentialsInFile(bytes)
    if (texts.length > 1) return withoutChecks('several')
    const credential = texts[0] === undefined ? null : readObject(texts[0])
    if (credential === null) return withoutChecks('none')
    return (await checkCredential(credential, { bytes, kind, ...circumstances })) ?? withoutChecks('foreign')
  } catch (error) {
    if (error instanceof TooLargeError) return withoutChecks('large')
    throw error
  }
}

type InFile = Circumstances & { bytes: Bytes; kind: FileKind }

/** @returns null for a credential of another form than ours */
async function checkCredential(credential: JsonObject, file: InFile): Promise<CheckedFile | null> {
  const { ask, now } = file
  const { issuer } = credential
  const did = isObject(issuer) ? String(issuer['id']) : ''
  const site = issuerSite(did, file.origin)
  const holds = site && holdsOrNull(credential)
  if (!site || holds === null) return null
  const findings: Finding[] = [
    { check: 'file', result: 'passed', says: file.kind, values: {} },
    { check: 'proof', result: holds ? 'passed' : 'failed', says: holds ? 'holds' : 'broken', values: {} },
  ]
  if (!holds) return { verdict: 'changed', findings, signed: null }
  const keys = await issuerKeys(ask, site, did)
  findings.push(checkKey(keys, keyOf(credential), site))
  findings.push(await checkStatus(ask, credential, { site, did, keys, now }))
  findings.push(checkDates(credential, now))
  if (file.kind === 'png') findings.push({ check: 'print', result: 'open', says: 'picture', values: {} })
  if (file.kind === 'pdf') findings.push(await checkPrint(file.bytes, ask, site))
  return { verdict: decideVerdict(findings), findings, signed: { credential, site } }
}

function holdsOrNull(credential: JsonObject): boolean | null {
  try {
    return proofHolds(credential, ACHIEVEMENT_CREDENTIAL)
  } catch {
    return null
  }
}

function checkDates(credential: JsonObject, now: Date): Finding {
  const [from, until] = [dateIn(credential, 'validFrom'), dateIn(credential, 'validUntil')]
  if (from !== null && from > now) return { check: 'dates', result: 'failed', says: 'future', values: { day: from } }
  if (until === null) return { check: 'dates', result: 'passed', says: 'endless', values: {} }
  if (until <= now) return { check: 'dates', result: 'failed', says: 'ended', values: { day: until } }
  return { check: 'dates', result: 'passed', says: 'inForce', values: { day: until } }
}
