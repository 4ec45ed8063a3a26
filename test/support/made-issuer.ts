import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import {
  achievementCredential,
  type CredentialFacts,
  type CredentialIssuer,
} from '../../src/platform/credentials/achievement-credential.ts'
import type { JsonObject, Shape } from '../../src/platform/credentials/canonize.ts'
import { hashData, proofOptions, withProof } from '../../src/platform/credentials/data-integrity.ts'
import { didDocument } from '../../src/platform/credentials/did-document.ts'
import { multikey } from '../../src/platform/credentials/multikey.ts'
import { LIST_ENTRIES } from '../../src/platform/credentials/place-in-list.ts'
import { ACHIEVEMENT_CREDENTIAL, STATUS_LIST } from '../../src/platform/credentials/shapes.ts'
import { setBit, statusListDate, statusListDocument } from '../../src/platform/credentials/status-list-document.ts'
import type { Site } from './foreign-verifiers.ts'

const SITE = 'https://events.example.org'

type IssuerKey = { name: string; privateKey: KeyObject }

let issuers = 0

/** An issuer without a service, whose site answers with its DID document and its list. It may do what ours never does. */
export function makeIssuer() {
  const handle = `made${++issuers}`
  const did = `did:web:events.example.org:orgs:${handle}`
  const keys: IssuerKey[] = [makeKey()]
  const bits = Buffer.alloc(LIST_ENTRIES / 8)
  const issuerWith = ({ name }: IssuerKey): CredentialIssuer => ({
    did,
    site: SITE,
    handle,
    verificationMethod: `${did}#${name}`,
    secret: Buffer.alloc(32, 3),
  })
  const secure = (document: JsonObject, shape: Shape, key: IssuerKey, created: Date) => {
    const options = proofOptions(issuerWith(key), created)
    return withProof(document, options, sign(null, hashData(document, shape, options), key.privateKey))
  }
  const site: Site = async (url) => {
    if (url === `${SITE}/orgs/${handle}/did.json`)
      return Response.json(
        didDocument(
          did,
          keys.map(({ name }) => name),
        ),
      )
    if (url !== `${SITE}/orgs/${handle}/status/0`) return new Response('Not found', { status: 404 })
    const now = new Date()
    const list = statusListDocument(issuerWith(keys[0]!), '', 0, bits, new Date(0), now)
    return Response.json(secure(list, STATUS_LIST, keys[0]!, statusListDate(new Date(0), now)))
  }
  return {
    site,
    issue: (facts: CredentialFacts, key = keys[0]!) =>
      secure(achievementCredential(facts, issuerWith(key)), ACHIEVEMENT_CREDENTIAL, key, facts.validFrom),
    revoke: (index: number) => setBit(bits, index),
    rotate: () => keys.unshift(makeKey()),
    withdraw: () => keys.splice(0, 1, makeKey()),
  }
}

export function makeKey(): IssuerKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { name: multikey(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)), privateKey }
}
