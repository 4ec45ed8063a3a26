import type { World } from './harness.ts'

/** Bytes that anyone may know, or that are texts. */
const OPEN = /^(certificate_log\w*|domain_event|webhook_attempt|search_\w+)\.|_body$|\.body$|\.public_key$/

/** All secrets a world stores, in every form in which they could be written. */
export async function secretsStored(world: World): Promise<Map<string, string>> {
  const columns = await world.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1, 2`)
  const secrets = new Map<string, string>()
  for (const { table, column } of columns) {
    const name = `${table}.${column}`
    if (OPEN.test(name)) continue
    const rows = await world.query<{ value: Buffer }>(
      `select distinct "${column}" as value from "${table}" where length("${column}") >= 8`,
    )
    for (const { value } of rows)
      for (const form of ['hex', 'base64', 'base64url'] as const) secrets.set(value.toString(form), name)
  }
  return secrets
}

/** Secrets in a response that grant access: keys, secrets, tokens and links. */
export function secretsTold(answer: unknown, name = ''): string[] {
  if (typeof answer === 'string') {
    if (/^(key|secret|token)$/.test(name)) return /^\S{24,}$/.test(answer) ? [answer] : []
    if (!/(link|ticket|manage|survey|unsubscribe)\w*url$|^url$/.test(name)) return []
    return answer.split(/[/?#=]/).filter((part) => /^[\w.-]{24,}$/.test(part) && !/^[0-9a-f-]{36}$/.test(part))
  }
  if (answer === null || typeof answer !== 'object') return []
  return Object.entries(answer).flatMap(([key, value]) => secretsTold(value, Array.isArray(answer) ? name : key))
}
