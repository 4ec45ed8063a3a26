import { SITE } from '../../api/site.ts'
import type { Asked } from '../../components/use-rows.ts'

/** Address of a list of the CRM as a file, which has its own order. `list`: its path, such as `accounts`. */
export function crmFile(list: string, { sort: _, ...asked }: Asked = {}, format: 'csv' | 'xlsx' = 'csv'): string {
  const set = Object.entries(asked).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams([...set.map(([name, value]) => [name, String(value)]), ['format', format]])
  return `${SITE}/api/v1/admin/crm/${list}?${query}`
}
