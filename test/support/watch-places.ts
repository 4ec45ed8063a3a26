import assert from 'node:assert/strict'
import type { Installation } from './installation.ts'

/**
 * Looks from inside the database at every statement by which somebody comes to a place: whether there are more people with
 * a place than places in the moment in which it is given, and whether somebody who has waited longer is passed over.
 * Organisers must add nobody meanwhile, who may go beyond the capacity.
 */
export async function watchPlaces(installation: Pick<Installation, 'query'>) {
  await installation.query(`
    create table place_seen (what text);
    create function see_places() returns trigger language plpgsql as $$
    declare
      came attendee;
      places int;
    begin
      for came in select i.* from is_now i where i.status in ('registered', 'offered')
      loop
        if tg_op = 'UPDATE' then
          continue when (select w.status in ('registered', 'offered') from was w where w.id = came.id);
        end if;
        select registration_capacity into places from event where id = came.event_id;
        insert into place_seen
          select format('%s of %s places are held when %s is %s', count(*), places, came.id, came.status)
          from attendee where event_id = came.event_id and status in ('registered', 'offered') having count(*) > places
          union all select format('%s is before %s', next.id, came.id) from attendee next
          where next.event_id = came.event_id and next.status = 'waitlisted' and came.status = 'offered'
            and (next.waitlisted_at, next.id) < (came.waitlisted_at, came.id)
          union all select 'given';
      end loop;
      return null;
    end $$;
    create trigger see_inserted after insert on attendee referencing new table as is_now
      for each statement execute function see_places();
    create trigger see_updated after update on attendee referencing old table as was new table as is_now
      for each statement execute function see_places();`)
  return {
    /** At least this many places were given, and none of them wrongly. */
    async assertRight(atLeast: number) {
      const seen = (await installation.query<{ what: string }>('select what from place_seen')).map(({ what }) => what)
      assert.deepEqual(
        seen.filter((what) => what !== 'given'),
        [],
      )
      assert.ok(seen.length >= atLeast, String(seen.length))
    },
  }
}
