import type pg from 'pg'
import { AppError } from '../../lib/errors.ts'

/** Checks that the database's encoding can store every name. @throws AppError unavailable */
export async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>("select current_setting('server_encoding') as encoding")
  const { encoding } = rows[0]!
  if (encoding === 'UTF8') return
  const name = client.escapeIdentifier(client.database!)
  throw new AppError(
    'unavailable',
    `The database ${name} has the encoding ${encoding}, and Laurel needs UTF8. ` +
      `Make another one: create database … encoding 'UTF8' locale 'C.UTF-8' template template0.`,
  )
}
