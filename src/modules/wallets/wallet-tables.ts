import type { PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'

/** Offers and nonces name nobody. Each is deleted a day after it expired, when nothing reads it. */
export const walletTables: PersonalTable[] = [
  {
    table: 'wallet_offer',
    personal: [],
    other: ['kind', 'token_hash', 'code_hash', 'tx_code_hash', 'access_hash', 'issued'],
    keep: {
      days: 1,
      purge: ({ db }, before, max) => change({ db })`
        delete from wallet_offer where id in (
          select id from wallet_offer where expires_at < ${before}::timestamptz limit ${max})`,
    },
  },
  {
    table: 'wallet_nonce',
    personal: [],
    other: ['nonce_hash'],
    keep: {
      days: 1,
      purge: ({ db }, before, max) => change({ db })`
        delete from wallet_nonce where nonce_hash in (
          select nonce_hash from wallet_nonce where expires_at < ${before}::timestamptz limit ${max})`,
    },
  },
]
