import { base58 } from './base58.ts'

/** Returns an Ed25519 public key as a Multikey: multicodec 0xed in base58btc. */
export const multikey = (publicKey: Uint8Array) => `z${base58(Uint8Array.from([0xed, 0x01, ...publicKey]))}`
