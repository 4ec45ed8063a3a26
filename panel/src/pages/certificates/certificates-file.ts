import { SITE } from '../../api/site.ts'
import type { Asked } from '../../parts/use-rows.ts'

/** Certificates as a list shows them, as a workbook. */
export function certificatesFile(asked: Asked): string {
  const pairs = Object.entries({ ...asked, format: 'xlsx' }).map(([name, value]) => [name, String(value)])
  return `${SITE}/api/v1/admin/certificates?${new URLSearchParams(pairs)}`
}
