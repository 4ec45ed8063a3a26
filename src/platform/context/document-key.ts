import type { KeyObject } from 'node:crypto'

/** A key that signs PDFs. */
export type DocumentKey = {
  /** Certificates in DER, the one of the key first, each before the one that issued it. */
  chain: Buffer[]
  privateKey: KeyObject
  /** When the first certificate is valid. */
  from: Date
  until: Date
}
