import { hash } from 'node:crypto'
import { canonicalJson } from '../../lib/text/canonical-json.ts'
import { base58 } from './base58.ts'
import { didDocument } from './did-document.ts'
import type { JsonObject } from './json-object.ts'
import { wholeSeconds } from './whole-seconds.ts'

/** A version of a DID document in its history (did:webvh 1.0), a line of `did.jsonl`. */
export type DidVersion = {
  versionId: string
  versionTime: string
  parameters: { method?: string; scid?: string; updateKeys?: string[] }
  state: JsonObject & { id: string; assertionMethod: string[] }
  proof: JsonObject[]
}

/** A history: its last version, and the key that may sign the next one. */
export type DidHistory = { last: DidVersion; updateKey: string }

/** A key as a Multikey, and its private part. */
export type HistoryKey = { name: string; sign(data: Buffer): Buffer }

export type UnsignedVersion = Omit<DidVersion, 'proof'>

const METHOD = 'did:webvh:1.0'
/** Takes the place of the identifier's hash while that is computed. */
export const SCID_PLACEHOLDER = '{SCID}'
/** SHA-256 as a multihash. */
const SHA_256 = Buffer.from([0x12, 32])

/**
 * Returns the next version of a history.
 * @param did the `did:web` of the same organisation
 * @param keys the keys of the document, newest first; the first one may sign the version after
 * @param signer the key that the version before allows; for the first version the newest key
 */
export function nextDidVersion(
  history: DidHistory | null,
  { did, keys, at }: { did: string; keys: readonly string[]; at: Date },
  signer: HistoryKey,
): DidVersion {
  const [newest] = keys
  if (newest === undefined) throw new Error('A DID document needs a key.')
  if (history === null) return sign(firstVersion(did, keys, at), signer)
  const { last, updateKey } = history
  const version = {
    versionId: last.versionId,
    versionTime: wholeSeconds(new Date(Math.max(at.getTime(), Date.parse(last.versionTime) + 1_000))),
    parameters: updateKey === newest ? {} : { updateKeys: [newest] },
    state: documentOf(last.state.id, did, keys),
  }
  return sign({ ...version, versionId: `${numberOf(last) + 1}-${versionHash(version)}` }, signer)
}

/** Returns the last version of a history and the key for the next. */
export function readDidHistory(versions: readonly DidVersion[]): DidHistory | null {
  const last = versions.at(-1)
  const updateKey = versions.findLast(({ parameters }) => parameters.updateKeys)?.parameters.updateKeys?.[0]
  return last && updateKey ? { last, updateKey } : null
}

/** Returns the last one of histories that follow each other. */
export function lastHistory(versions: DidVersion[]): DidVersion[] {
  const first = versions.findLastIndex((version) => numberOf(version) === 1)
  return versions.slice(Math.max(first, 0))
}

/** Returns the keys that a version has, newest first. */
export const keysOf = ({ state }: DidVersion): string[] =>
  state.assertionMethod.map((id) => id.slice(id.indexOf('#') + 1))

function firstVersion(did: string, keys: readonly string[], at: Date): UnsignedVersion {
  const draft = {
    versionId: SCID_PLACEHOLDER,
    versionTime: wholeSeconds(at),
    parameters: { method: METHOD, scid: SCID_PLACEHOLDER, updateKeys: [keys[0]!] },
    state: documentOf(did.replace('did:web:', `did:webvh:${SCID_PLACEHOLDER}:`), did, keys),
  }
  const scid = versionHash(draft)
  const named: UnsignedVersion = JSON.parse(JSON.stringify(draft).replaceAll(SCID_PLACEHOLDER, scid))
  return { ...named, versionId: `1-${versionHash(named)}` }
}

function documentOf(id: string, did: string, keys: readonly string[]): DidVersion['state'] {
  return didDocument(id, keys, [did]) as DidVersion['state']
}

function sign(version: UnsignedVersion, signer: HistoryKey): DidVersion {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    verificationMethod: `did:key:${signer.name}#${signer.name}`,
    created: version.versionTime,
    proofPurpose: 'assertionMethod',
  }
  return { ...version, proof: [{ ...options, proofValue: `z${base58(signer.sign(signedData(version, options)))}` }] }
}

const sha256 = (value: unknown) => hash('sha256', canonicalJson(value), 'buffer')
/** Returns the 64 bytes that a proof signs (eddsa-jcs-2022). */
export const signedData = (version: UnsignedVersion, options: JsonObject) =>
  Buffer.concat([sha256(options), sha256(version)])
/** Returns the hash of a version, as versions and identifiers have it. */
export const versionHash = (version: UnsignedVersion) => base58(Buffer.concat([SHA_256, sha256(version)]))
const numberOf = ({ versionId }: DidVersion) => Number.parseInt(versionId, 10)
