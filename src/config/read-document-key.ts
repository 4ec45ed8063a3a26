import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { DocumentKey } from '../platform/context/document-key.ts'
import { contentOf, type Reader } from './read-settings.ts'

const MIN_BITS = 2_048

/**
 * Reads the key that signs PDFs and its certificates, as an authority gives them; without them Laurel uses keys of its
 * own. No part of the key or its passphrase is repeated.
 */
export function readDocumentKey({ text, problems }: Reader): DocumentKey | null {
  const [keyPath, chainPath] = [text('PDF_SIGN_KEY_FILE'), text('PDF_SIGN_CERT_FILE')]
  if (keyPath === null && chainPath === null) return null
  if (keyPath === null || chainPath === null) {
    problems.push(
      `To sign PDFs with a key of your own, also set ${keyPath === null ? 'PDF_SIGN_KEY_FILE' : 'PDF_SIGN_CERT_FILE'}.`,
    )
    return null
  }
  const pem = contentOf('PDF_SIGN_KEY_FILE', keyPath, problems)
  const chainPem = contentOf('PDF_SIGN_CERT_FILE', chainPath, problems)
  if (pem === null || chainPem === null) return null
  const privateKey = rsaKeyOf(pem, text('PDF_SIGN_KEY_PASSPHRASE'))
  if (privateKey === null)
    problems.push(
      `PDF_SIGN_KEY_FILE: ${keyPath} must be an RSA key of at least ${MIN_BITS} bits in PEM form, and PDF_SIGN_KEY_PASSPHRASE its passphrase if it has one.`,
    )
  const chain = chainOf(String(chainPem))
  const problem = problemOf(chain)
  if (problem !== null) problems.push(`PDF_SIGN_CERT_FILE: ${chainPath} ${problem}`)
  const [own] = chain
  if (privateKey === null || own === undefined) return null
  if (!own.checkPrivateKey(privateKey))
    problems.push('PDF_SIGN_KEY_FILE must be the key of the first certificate in PDF_SIGN_CERT_FILE.')
  return {
    privateKey,
    chain: chain.map(({ raw }) => raw),
    from: new Date(own.validFrom),
    until: new Date(own.validTo),
  }
}

function rsaKeyOf(pem: Buffer, passphrase: string | null): KeyObject | null {
  try {
    const key = createPrivateKey({ key: pem, ...(passphrase === null ? {} : { passphrase }) })
    const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
    return key.asymmetricKeyType === 'rsa' && modulusLength >= MIN_BITS ? key : null
  } catch {
    return null
  }
}

/** Returns the certificates in a text; none if one of them cannot be read. */
function chainOf(text: string): X509Certificate[] {
  const parts = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    return parts.map((part) => new X509Certificate(part))
  } catch {
    return []
  }
}

function problemOf(chain: X509Certificate[]): string | null {
  if (chain.length === 0) return 'must be certificates in PEM form, the one of the key first.'
  const isBroken = chain.some((each, nth) => {
    const next = chain[nth + 1]
    return next !== undefined && !(each.checkIssued(next) && each.verify(next.publicKey))
  })
  return isBroken ? 'must have each certificate before the one that issued it.' : null
}
