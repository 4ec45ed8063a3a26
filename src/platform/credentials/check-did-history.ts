import { fromBase58 } from './base58.ts'
import {
  type DidVersion,
  readDidHistory,
  SCID_PLACEHOLDER,
  signedData,
  type UnsignedVersion,
  versionHash,
} from './did-history.ts'
import type { JsonObject } from './json-object.ts'

/** Checks a signature with the 32 bytes of an Ed25519 key. */
type IsSignedBy = (key: Uint8Array, data: Buffer, signature: Uint8Array) => boolean

/** Whether every version of a history follows from the one before, and is signed by the key which that one allows. */
export function isDidHistory(versions: readonly DidVersion[], isSignedBy: IsSignedBy): boolean {
  const [first] = versions
  const scid = first?.parameters.scid
  const updateKey = first?.parameters.updateKeys?.[0]
  if (first === undefined || scid === undefined || updateKey === undefined) return false
  if (versionHash(withoutScid(first, scid)) !== scid) return false
  return versions.every(({ proof, ...version }, nth) => {
    const before = nth === 0 ? { versionId: scid, updateKey } : positionAfter(versions.slice(0, nth))
    return (
      version.versionId === `${nth + 1}-${versionHash({ ...version, versionId: before.versionId })}` &&
      version.state.id.startsWith(`did:webvh:${scid}:`) &&
      proof.length > 0 &&
      proof.every((each) => isValid(version, each, before.updateKey, isSignedBy))
    )
  })
}

function positionAfter(versions: readonly DidVersion[]): { versionId: string; updateKey: string } {
  const { last, updateKey } = readDidHistory(versions)!
  return { versionId: last.versionId, updateKey }
}

/** The first version as it was when the hash in the identifier was computed. */
function withoutScid({ proof: _, ...version }: DidVersion, scid: string): UnsignedVersion {
  return JSON.parse(JSON.stringify({ ...version, versionId: scid }).replaceAll(scid, SCID_PLACEHOLDER))
}

function isValid(version: UnsignedVersion, proof: JsonObject, key: string, isSignedBy: IsSignedBy): boolean {
  const { proofValue, ...options } = proof
  if (options['verificationMethod'] !== `did:key:${key}#${key}`) return false
  // Two bytes before those of the key say that it is an Ed25519 one.
  const bytes = fromBase58(key.slice(1)).subarray(2)
  return isSignedBy(bytes, signedData(version, options), fromBase58(String(proofValue).slice(1)))
}
