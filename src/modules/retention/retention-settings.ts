import type { Context, Services } from '../../platform/context/context.ts'
import type { Retained } from '../../platform/context/retained.ts'
import { many } from '../../platform/db/query.ts'
import { SETTINGS } from './setting-catalogue.ts'

/** Days by setting; null: keep permanently. */
export type Settings = Record<string, number | null>

/** Retention policies by setting, in deletion order: referring rows before the rows they refer to. */
export function policiesBySetting({ personalTables }: Pick<Services, 'personalTables'>): Retained[] {
  return personalTables
    .toReversed()
    .flatMap(({ keep }) => (typeof keep === 'object' && 'setting' in keep ? [keep] : []))
}

/** The organisation's retention settings, with defaults for those it has not changed. */
export async function getSettings(ctx: Pick<Context, 'db' | 'orgId'>): Promise<Settings> {
  const rows = await many<{ setting: string; days: number | null }>(ctx)`
    select setting, days from retention_setting where org_id = ${ctx.orgId}`
  const stored = new Map(rows.map(({ setting, days }) => [setting, days]))
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([setting, { defaultDays }]) => [
      setting,
      stored.has(setting) ? (stored.get(setting) ?? null) : defaultDays,
    ]),
  )
}

/** Records that ended before this moment are due for deletion. */
export function dueBefore({ now }: Pick<Services, 'now'>, days: number): Date {
  return new Date(now().getTime() - days * 86_400_000)
}
