import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

/** Returns the certificates that readers of our PDFs may trust, in PEM form, newest first; empty before the first. */
export async function documentAuthorities(services: Services): Promise<string> {
  const rows = await many<{ certificate: Buffer }>(services)`
    select certificate from signing_key
    where org_id is null and purpose = 'authority' and withdrawn_at is null order by id desc`
  const own = services.documentKey?.chain.at(-1)
  return [...(own ? [own] : []), ...rows.map(({ certificate }) => certificate)].map(pem).join('')
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
