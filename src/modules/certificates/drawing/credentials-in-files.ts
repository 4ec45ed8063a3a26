import type { KeyObject } from 'node:crypto'
import { type CmsSigner, cmsSigner } from '../../../lib/crypto/cms-signer.ts'
import type { Drawing } from '../../../lib/render/index.ts'
import { inSlices } from '../../../lib/threads/in-slices.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { type DocumentSigner, documentSigners } from '../../credentials/index.ts'
import { certificateCredential } from '../credential/certificate-credential.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'

/** The credential of a certificate as its files contain it, and the signer of its PDF. */
export type InFiles = { credential: string; signer: CmsSigner; issuedAt: Date }

const signers = new WeakMap<KeyObject, CmsSigner>()

/**
 * Returns the credentials that the files of certificates contain, in their order: the same bytes as at `credential_url`.
 * Null for certificates that are not signed yet: their files have neither credential nor signature.
 */
export async function credentialsInFiles(services: Services, rows: CertificateRow[]): Promise<(InFiles | null)[]> {
  const texts = await inSlices(rows, (row) => credentialText(services, row))
  if (texts.every((text) => text === null)) return rows.map(() => null)
  const keys = await documentSigners(
    services,
    rows.map(({ issued_at }) => issued_at),
  )
  return rows.map(({ issued_at: issuedAt }, nth) => {
    const [credential, key] = [texts[nth] ?? null, keys[nth] ?? null]
    return credential === null || key === null ? null : { credential, signer: signerOf(key), issuedAt }
  })
}

async function credentialText(services: Services, row: CertificateRow): Promise<string | null> {
  const credential = await certificateCredential(jobContext(services, row.org_id, 'certificate-files'), row)
  return credential && JSON.stringify(credential)
}

function signerOf(key: DocumentSigner): CmsSigner {
  const signer = signers.get(key.privateKey) ?? cmsSigner(key)
  signers.set(key.privateKey, signer)
  return signer
}

/** Returns the drawing of a PDF that has the credential attached, and room for a signature. */
export function withCredential(drawing: Drawing, { credential, signer, issuedAt }: InFiles): Drawing {
  const attached = {
    name: 'credential.json',
    type: 'application/vc',
    description: 'Verifiable credential, Open Badges 3.0',
    text: credential,
    date: issuedAt,
  }
  const signature = { date: issuedAt, bytes: signer.bytes }
  return { ...drawing, fill: { ...drawing.fill, attached, signature } }
}
