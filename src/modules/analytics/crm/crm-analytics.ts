import type { Context } from '../../../platform/context/context.ts'
import { inRange, type RangeQuery, rangeToWire } from '../../rollups/index.ts'
import { countClosed } from './count-closed.ts'
import { countContacts } from './count-contacts.ts'
import type { CrmAnalytics } from './crm-analytics-schema.ts'
import { measurePipeline } from './measure-pipeline.ts'
import { measureStages } from './measure-stages.ts'

/** Returns figures of contacts, accounts and deals as of one moment. */
export function getCrmAnalytics(ctx: Context, query: RangeQuery): Promise<CrmAnalytics> {
  return inRange(ctx, query, async (ctx, range) => {
    return {
      ...rangeToWire(range),
      ...(await countContacts(ctx, range)),
      pipeline: await measurePipeline(ctx),
      stages: await measureStages(ctx, range),
      closed: await countClosed(ctx, range),
    }
  })
}
