import type { Context, Services } from '../../platform/context/context.ts'
import type { Retained } from '../../platform/context/retained.ts'
import { many } from '../../platform/db/query.ts'
import { SETTINGS } from './kept-by-setting.ts'

/** Days by setting; null: for ever. */
export type Settings = Record<string, number | null>

/** What is kept by a setting, in the order in which it goes: rows before those that they refer to. */
export function retainedOf({ personalTables }: Pick<Services, 'personalTables'>): Retained[] {
  return personalTables
    .toReversed()
    .flatMap(({ keep }) => (typeof keep === 'object' && 'setting' in keep ? [keep] : []))
}

/** How long an organisation keeps what, by its own word or as is usual. */
export async function readSettings(ctx: Pick<Context, 'db' | 'orgId'>): Promise<Settings> {
  const own = await many<{ setting: string; days: number | null }>(ctx)`
    select setting, days from retention_setting where org_id = ${ctx.orgId}`
  const said = new Map(own.map(({ setting, days }) => [setting, days]))
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([setting, { usual }]) => [
      setting,
      said.has(setting) ? (said.get(setting) ?? null) : usual,
    ]),
  )
}

/** What ended before this moment is due. */
export function dueBefore({ now }: Pick<Services, 'now'>, days: number): Date {
  return new Date(now().getTime() - days * 86_400_000)
}
