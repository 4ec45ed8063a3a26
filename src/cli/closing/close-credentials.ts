import type { FastifyInstance } from 'fastify'
import { AppError } from '../../lib/errors.ts'
import { awardPublicIds } from '../../modules/badges/index.ts'
import { publicIds } from '../../modules/certificates/index.ts'
import { credentialSigner, lastStatusList } from '../../modules/credentials/index.ts'
import type { Context } from '../../platform/context/context.ts'
import { copyLog } from './copy-log.ts'
import { HEADERS_FILE, HTACCESS_FILE, readme } from './headers-file.ts'
import { type StaticSite, staticSite } from './static-site.ts'

type Closed = {
  /** Credentials of certificates and badge awards together. */
  credentials: number
  badge_credentials: number
  /** Certificates and awards that were never signed, so that they have no credential. */
  unsigned: number
  lists: number
  log_entries: number
  /** Credentials whose lists are at another address, that of an earlier SITE_URL. */
  elsewhere: number
}

type Options = { folder: string; withFiles: boolean; onProgress: (done: number) => void }
type Found = Pick<Closed, 'credentials' | 'badge_credentials' | 'unsigned' | 'elsewhere'> & { lists: Set<string> }

/**
 * Writes everything with which others check an organisation's credentials as files: keys, credentials, pages, the log,
 * and status lists without an end, so that credentials stay checkable when the service is switched off.
 * @param app the application, without rate limits
 * @throws AppError conflict where the site has no did:web
 */
export async function closeCredentials(app: FastifyInstance, ctx: Context, options: Options): Promise<Closed> {
  const signer = await credentialSigner(ctx)
  if (signer === null)
    throw new AppError('conflict', `There are no credentials at ${ctx.siteUrl}, because it has no host name.`)
  const at = `/orgs/${signer.handle}`
  const site = await staticSite(app, options.folder)
  await site.require(`${at}/did.json`)
  for (const path of [`${at}/did.jsonl`, `${at}/keys.json`, '/document-signing.pem']) await site.copy(path)
  for (const file of ['verify/index.html', 'verify/offline.html']) await site.copy('/verify/offline.html', file)
  await site.copy('/assets/pages.css')
  const found = await copyRecords(site, ctx, options)
  for (const path of found.lists) await writeList(site, ctx, path)
  const entries = await copyLog(site, `${at}/log`)
  await site.write('_headers', HEADERS_FILE)
  await site.write('.htaccess', HTACCESS_FILE)
  await site.write('README.txt', readme(ctx.siteUrl))
  await site.finish()
  return { ...found, lists: found.lists.size, log_entries: entries }
}

/** Copies certificates and badge awards, and finds out the lists that their credentials name. */
async function copyRecords(site: StaticSite, ctx: Context, options: Options): Promise<Found> {
  const found: Found = { credentials: 0, badge_credentials: 0, unsigned: 0, elsewhere: 0, lists: new Set() }
  let done = 0
  const copyAll = async (batches: AsyncIterable<string[]>, of: 'c' | 'b', kinds: string[]) => {
    for await (const ids of batches) {
      await Promise.all(
        ids.map(async (id) => {
          const body = await site.copy(`/${of}/${id}.json`)
          if (body === null) found.unsigned++
          else noteCredential(found, ctx.siteUrl, body)
          if (body !== null && of === 'b') found.badge_credentials++
          await site.copy(`/${of}/${id}`, `/${of}/${id}/index.html`)
          for (const kind of kinds) await site.copy(`/${of}/${id}.${kind}`)
        }),
      )
      done += ids.length
      options.onProgress(done)
    }
  }
  await copyAll(publicIds(ctx), 'c', options.withFiles ? ['tlog-proof', 'pdf', 'png'] : ['tlog-proof'])
  await copyAll(awardPublicIds(ctx), 'b', options.withFiles ? ['png'] : [])
  return found
}

function noteCredential(found: Found, siteUrl: string, body: Buffer): void {
  const { credentialStatus } = JSON.parse(body.toString()) as { credentialStatus: { statusListCredential: string } }
  const address = credentialStatus.statusListCredential
  found.credentials++
  if (address.startsWith(`${siteUrl}/`)) found.lists.add(address.slice(siteUrl.length))
  else found.elsewhere++
}

async function writeList(site: StaticSite, ctx: Context, path: string): Promise<void> {
  const match = /\/status\/(b?)(\d+)$/.exec(path)
  if (match === null) throw new Error(`${path} is no address of a status list.`)
  await site.write(path, await lastStatusList(ctx, match[1] as '' | 'b', Number(match[2])))
}
