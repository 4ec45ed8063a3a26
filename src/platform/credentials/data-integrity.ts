import { hash } from 'node:crypto'
import { base58 } from './base58.ts'
import { canonize } from './canonize.ts'
import type { JsonObject } from './json-object.ts'
import { PROOF, type Shape } from './shapes.ts'

const sha256 = (text: string) => hash('sha256', text, 'buffer')

/** Makes a Data Integrity proof (eddsa-rdfc-2022) without its value. */
export function proofOptions({ verificationMethod }: { verificationMethod: string }, created: Date): JsonObject {
  return {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: created.toISOString(),
    verificationMethod,
    proofPurpose: 'assertionMethod',
  }
}

/** Returns the 64 bytes that a proof signs: the hash of the proof without its value, then that of the document. */
export function hashData(document: JsonObject, shape: Shape, options: JsonObject): Buffer {
  return Buffer.concat([documentHash(options, PROOF), documentHash(document, shape)])
}

/** Returns the SHA-256 of the canonical document, which the issuance log has too. */
const documentHash = (document: JsonObject, shape: Shape): Buffer => sha256(canonize(document, shape, sha256))

/** Returns a document with its proof. */
export function withProof(document: JsonObject, options: JsonObject, signature: Buffer): JsonObject {
  return { ...document, proof: { ...options, proofValue: `z${base58(signature)}` } }
}
