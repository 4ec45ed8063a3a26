import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context/context.ts'
import type { WalletOrg } from '../offers/find-org.ts'
import type { IssuerLibrary } from './issuer-library.ts'

/** A request to the issuer of one organisation. */
export type WalletRequest = { ctx: Context; org: WalletOrg; library: IssuerLibrary; request: FastifyRequest }
