import type pg from 'pg'
import { cutIfSilent } from './cut-connection.ts'
import { ANSWER_WITHIN_MS, readOnly } from './prepare-session.ts'
import { FORMAT_SETTINGS } from './session-settings.ts'

/**
 * Adds the formats to an address as startup options. Through a pooler in transaction mode a `set` would change the
 * session of the next client on that connection to the server; poolers that accept these options restore them for each
 * transaction of this client.
 */
export function withFormats(url: string): string {
  const given = Object.entries(FORMAT_SETTINGS).map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '')}`)
  const [address, query = ''] = url.split('?') as [string, string?]
  const parameters = query.split('&').filter((each) => each !== '')
  const own = parameters.find((each) => each.startsWith('options='))
  const options = [...(own === undefined ? [] : [own.slice('options='.length)]), encodeURIComponent(given.join(' '))]
  return `${address}?${[...parameters.filter((each) => each !== own), `options=${options.join('%20')}`].join('&')}`
}

/**
 * Checks a fresh connection to a pooler in transaction mode. Its settings cannot be applied here: `explorePooler` has
 * checked that its sessions have them.
 * @throws DatabaseError read_only_sql_transaction if it leads to a standby
 */
export async function preparePooled(client: pg.ClientBase): Promise<void> {
  const { rows } = await cutIfSilent(client, ANSWER_WITHIN_MS, () =>
    client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby'),
  )
  if (rows[0]!.standby) throw readOnly()
}
