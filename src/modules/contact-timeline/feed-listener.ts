import { isSampleAddress } from '../../lib/text/sample-address.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { lookUp } from './look-up.ts'
import { HAPPENING_TYPES, readHappenings } from './read-happenings.ts'
import { takeIn } from './take-in.ts'
import { SWITCHED, whileOn } from './while-on.ts'

/** Writes what happens at events into the time lines of contacts, but not of sample people, in the transaction in which it is heard: so once each, whatever is restarted. */
export const feedListener: Listener = {
  name: 'contact-timeline',
  types: [...HAPPENING_TYPES, SWITCHED],
  from: 'now',
  handleMany: async (ctx, events) => {
    const heard = await whileOn(ctx, events)
    const known = await lookUp(ctx, heard)
    await takeIn(
      ctx,
      heard.flatMap((event) => readHappenings(event, known)).filter(({ email }) => !isSampleAddress(email)),
    )
  },
}
