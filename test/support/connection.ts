import pg from 'pg'

/** A connection of its own, to hold a lock or a transaction open; it ends with its scope. */
export async function connection(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}
