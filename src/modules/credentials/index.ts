import { Type } from '../../lib/type.ts'
import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { credentialTables } from './credential-tables.ts'
import { rotateOldKeys } from './keys/rotate-old-keys.ts'
import { signingKeyOperations } from './keys/signing-key-operations.ts'
import { credentialSiteRoutes } from './public/credential-site-routes.ts'
import { documentAuthorityRoutes } from './public/document-authority-routes.ts'
import { signingKeyInvariants } from './signing-key-invariants.ts'

export { type DocumentSigner, documentKeysSince, documentSigners } from './documents/document-signer.ts'
export { REDRAW_ALL_ARCHIVES } from './documents/redraw-all-archives.ts'
export { listDocumentKeys, rotateDocumentKey, withdrawDocumentKeys } from './documents/rotate-document-key.ts'
export {
  activeKey,
  credentialSigner,
  issuerOfKey,
  type Signer,
  signerAt,
  signerById,
} from './keys/credential-signer.ts'
export { isSignedBy } from './keys/is-signed-by.ts'
export { type LogKey, type LogSigner, listLogKeys, logSigner } from './keys/log-signer.ts'
export { noteRestore } from './keys/note-restore.ts'
export { rotateSigningKey } from './keys/rotate-signing-key.ts'
export { listSigningKeys } from './keys/signing-key-queries.ts'
export { withdrawSigningKey } from './keys/withdraw-signing-key.ts'
export { lastStatusList } from './lists/last-status-list.ts'
export { setManyBits } from './lists/set-many-bits.ts'
export { type Series, setStatusBits, statusWrites } from './lists/status-bits.ts'
export { findWrongMarks, type MarkedTable, repairWrongMarks } from './lists/wrong-marks.ts'
export { atAskedSite } from './public/asked-site.ts'
export { SignedCredential } from './signed-credential.ts'
export { isAsRead, type Signing, signInBlocks } from './signing/sign-in-blocks.ts'
export { tokenListAddress } from './wallets/token-list-answer.ts'
export { type WalletSigner, walletSigner } from './wallets/wallet-signer.ts'

const ROTATE_OLD_KEYS = { name: 'rotate-old-keys', payload: Type.Object({}) }

/** Keys that sign credentials, the organisations' identifiers, and the lists of revoked credentials. */
export const credentials: Module = {
  name: 'credentials',
  floor: 'core',
  pages: (services) => async (app) => {
    await app.register(credentialSiteRoutes(services))
    await app.register(documentAuthorityRoutes(services))
  },
  operations: signingKeyOperations,
  jobs: [job(ROTATE_OLD_KEYS, (services, _, giveUp) => rotateOldKeys(services, giveUp), { cron: '17 4 * * *' })],
  invariants: signingKeyInvariants,
  personal: credentialTables,
}
