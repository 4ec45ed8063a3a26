import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

const BATCH = 200

/** Yields the public ids of all awards of an organisation in batches, also of revoked ones, oldest first. */
export async function* awardPublicIds(ctx: Context): AsyncGenerator<string[]> {
  for (let after = 0; ; ) {
    const rows = await many<{ id: number; public_id: string }>(ctx)`
      select id, public_id from badge_award where org_id = ${ctx.orgId} and id > ${after} order by id limit ${BATCH}`
    if (rows.length === 0) return
    yield rows.map(({ public_id }) => public_id)
    after = rows.at(-1)!.id
  }
}
