import type pg from 'pg'

/** Adds organisations by SQL, as many as an installation with ten thousand customers has. @returns their first id */
export async function addOrganisations(client: pg.Client, count: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `with added as (
       insert into organisation (name, plan, created_at) select 'Organisation ' || n, 'enterprise', now()
       from generate_series(1, $1::int) n returning id
     ), credit as (insert into credit_balance (org_id, balance, held) select id, 1000, 0 from added)
     select min(id)::int as first from added`,
    [count],
  )
  await client.query('analyze')
  return rows[0]!.first
}
