import type { Module } from '../../platform/module.ts'
import { walletPageRoutes } from './pages/wallet-page-routes.ts'
import { walletRoutes } from './protocol/wallet-routes.ts'
import { walletTables } from './wallet-tables.ts'

/** Certificates and badges in wallets: OpenID for Verifiable Credential Issuance. */
export const wallets: Module = {
  name: 'wallets',
  floor: 'domain',
  pages: (services) => async (app) => {
    await app.register(walletRoutes(services))
    await app.register(walletPageRoutes(services))
  },
  personal: walletTables,
}
