import { credentialSigner } from '../../src/modules/credentials/index.ts'
import { jobContext } from '../../src/platform/context/context.ts'
import { hashData, proofOptions, withProof } from '../../src/platform/credentials/data-integrity.ts'
import { didDocument } from '../../src/platform/credentials/did-document.ts'
import { multikey } from '../../src/platform/credentials/multikey.ts'
import { LIST_ENTRIES } from '../../src/platform/credentials/place-in-list.ts'
import { STATUS_LIST } from '../../src/platform/credentials/shapes.ts'
import { statusListDate, statusListDocument } from '../../src/platform/credentials/status-list-document.ts'
import type { World } from './harness.ts'

/**
 * Returns an organisation's DID document or status list, made from the stored keys and bits. The service's own answers
 * at these addresses are not asked.
 */
export async function issuerDocument(world: World, handle: string, path: string): Promise<object> {
  const [org] = await world.query<{ id: number }>(`select id from organisation where handle = '${handle}'`)
  const signer = (await credentialSigner(jobContext(world.services, org!.id, 'test')))!
  if (path === 'did.json') {
    const keys = await world.query<{ public_key: Buffer }>(
      `select public_key from signing_key
       where org_id = ${org!.id} and purpose = 'credential' and withdrawn_at is null order by id desc`,
    )
    return didDocument(
      signer.did,
      keys.map(({ public_key }) => multikey(public_key)),
    )
  }
  const list = Number(path.slice('status/'.length))
  const [row] = await world.query<{ bits: Buffer; changed_at: Date }>(
    `select bits, changed_at from status_list where org_id = ${org!.id} and series = '' and list = ${list}`,
  )
  const [changed, now] = [row?.changed_at ?? new Date(0), new Date()]
  const document = statusListDocument(signer, '', list, row?.bits ?? Buffer.alloc(LIST_ENTRIES / 8), changed, now)
  const options = proofOptions(signer, statusListDate(changed, now))
  return withProof(document, options, signer.sign(hashData(document, STATUS_LIST, options)))
}
