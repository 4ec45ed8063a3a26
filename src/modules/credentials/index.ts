import type { Module } from '../../platform/module.ts'
import { credentialTables } from './credential-tables.ts'
import { credentialSiteRoutes } from './public/credential-site-routes.ts'

export {
  activeKey,
  credentialSigner,
  issuerOfKey,
  type Signer,
  signerAt,
  signerById,
} from './keys/credential-signer.ts'
export { type LogSigner, logSigner } from './keys/log-signer.ts'
export { lastStatusList } from './lists/last-status-list.ts'
export { setManyBits } from './lists/set-many-bits.ts'
export { clearStatusBits, type Series, setStatusBits, statusWrites } from './lists/status-bits.ts'

/** Keys that sign credentials, the organisations' identifiers, and the lists of revoked credentials. */
export const credentials: Module = {
  name: 'credentials',
  floor: 'core',
  pages: (services) => credentialSiteRoutes(services),
  personal: credentialTables,
}
