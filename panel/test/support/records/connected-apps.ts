import { anApp, aRequest, connected, pkce } from '../../../../test/support/oauth.ts'
import type { Shown } from '../every-page.ts'
import type { Panel } from '../open-panel.ts'

/** A connected app, and the request of one that waits for consent. */
export async function connectedAppRecords({ world }: Panel): Promise<{ appRequest: string }> {
  const [owner] = await world.query<{ id: number }>(
    `select person_id as id from membership where role = 'owner' limit 1`,
  )
  await connected(world, { scopes: ['events:read', 'certificates:read'] })
  await world.query(`update oauth_grant set person_id = ${owner!.id}`)
  const clientId = await anApp(world, { client_name: 'مساعد', redirect_uris: ['http://localhost/callback'] })
  const asked = {
    client_id: clientId,
    redirect_uri: 'http://localhost:3118/callback',
    code_challenge: pkce().challenge,
  }
  return { appRequest: await aRequest(world, asked) }
}

/** The consent page, and the details of a connected app. */
export function connectedAppViews({ appRequest }: { appRequest: string }): Shown[] {
  return [
    { path: `/connect?request=${appRequest}` },
    { path: '/connect?problem=redirect_uri' },
    { path: '/me', opens: 'Revoke: Claude' },
  ]
}
