import { compareTimes, type Result, timed } from '../compare.ts'
import { openStage, type Stage } from '../stage.ts'
import { repeat } from './repeat.ts'

const ROUNDS = 9
const SMALL = 1_000
const LARGE = 100_000

/** Pages of 50 public events among 100,000 beside the same among 1,000, and the picture of an event beside its page. */
export async function marketplaceScenarios(): Promise<Result[]> {
  const small = await openStage()
  const large = await openStage()
  try {
    await fill(small, SMALL)
    await fill(large, LARGE)
    const compare = (name: string, query: string) =>
      compareTimes(
        name,
        ROUNDS,
        () => repeat(large, `/public/marketplace?limit=50${query}`),
        () => repeat(small, `/public/marketplace?limit=50${query}`),
        1.3,
      )
    return [
      await compare('upcoming events among 100,000', ''),
      await compare('past events of a kind among 100,000', '&when=past&type=workshop'),
      await compare('a rare word among 100,000 events', '&when=all&search=c4ca4238a0b9'),
      await compare('a common word among 100,000 events', '&when=all&search=event'),
      await pictures(small),
    ]
  } finally {
    await small.close()
    await large.close()
  }
}

/** Nine of ten are over, so a full page is yet to come among few too. */
async function fill({ client }: Stage, events: number): Promise<void> {
  await client.query('alter table event disable trigger event_added_to_listings')
  await client.query('drop index listing_search')
  await client.query(
    `insert into event (org_id, name, folded_name, folded_place, event_location, event_date, event_type, visibility,
       template_image_url, template_status, slug, created_at, updated_at)
     select 1, name, name, place, place, now() + (n - $1::int * 0.9) * interval '800 days' / $1::int,
       (array['conference', 'workshop', 'seminar'])[n % 3 + 1], 'public', 'placeholder', 'builtin', 's' || n, now(), now()
     from generate_series(1, $1::int) n, lateral (
       select 'event ' || md5(n::text) || ' day' as name, (array['istanbul', 'ankara', 'izmir'])[n % 3 + 1] as place) x`,
    [events],
  )
  await client.query('insert into listing select l.* from event e cross join lateral listing_of(e.id) l')
  await client.query('create index listing_search on listing using gin (listing_grams(folded))')
  await client.query('alter table event enable trigger event_added_to_listings')
  await client.query('vacuum analyze event, listing')
}

/** A picture that nobody has asked for yet; the floor is the page that names it. */
async function pictures(stage: Stage): Promise<Result> {
  const read = async (path: string) => {
    const answer = await fetch(`${stage.site}${path}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  await read('/e/s1.png')
  return compareTimes(
    'the picture of an event, beside its page',
    ROUNDS,
    (round) => timed(() => read(`/e/s${round + 2}.png`)),
    (round) => timed(() => read(`/e/s${round + 2}`)),
    30,
  )
}
