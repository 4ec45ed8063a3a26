import type { LogWitness } from '../platform/context/log-witness.ts'
import { readVerifierKey } from '../platform/credentials/signed-note.ts'
import type { Reader } from './read-settings.ts'

/** Reads the witnesses of issuance logs: verifier keys, each with an address, and commas between. */
export function readLogWitnesses({ text, problems }: Reader): LogWitness[] {
  const witnesses: LogWitness[] = []
  for (const each of (text('LOG_WITNESSES') ?? '').split(',')) {
    if (each.trim() === '') continue
    const [key = '', address = '', ...more] = each.trim().split(/\s+/)
    const url = URL.parse(address)
    const isWitness = readVerifierKey(key)?.isWitness ?? false
    if (!isWitness || url === null || !/^https?:$/.test(url.protocol) || more.length > 0)
      problems.push(
        `LOG_WITNESSES takes pairs of a verifier key of a witness and its address, with commas between, and "${each.trim()}" is not one.`,
      )
    else witnesses.push({ key, url: address.replace(/\/+$/, '') })
  }
  return witnesses
}
