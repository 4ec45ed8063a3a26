import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { isCounted } from './is-counted.ts'

export const figureInvariants: Invariant[] = [
  rowsThatBreak(
    'figures plus changes not aggregated yet equal the counts of the source rows',
    sql`with ready as (select z.org_id, z.known_as from figure_zone z join organisation o on o.id = z.org_id
          where ${isCounted})
        select concat_ws(' ', 'organisation', org_id, kind, part, 'of event', event_id, 'by', span, bucket) as id from (
          select org_id, kind, span, event_id, bucket, part, n from figure where org_id in (select org_id from ready)
          union all
          select c.org_id, c.kind, p.span, p.event_id, p.bucket, p.part, c.n from figure_change c join ready r using (org_id)
            cross join lateral figure_places(c.event_id, c.kind, c.part, c.at, r.known_as) p
          union all
          select r.org_id, s.kind, p.span, p.event_id, p.bucket, p.part, -s.n from ready r cross join lateral figure_source(r.org_id) s
            cross join lateral figure_places(s.event_id, s.kind, s.part, s.at, r.known_as) p) each
        group by org_id, kind, span, event_id, bucket, part having sum(n) <> 0 order by id`,
  ),
]
