import { searchKey } from '../../../lib/text/search-key.ts'
import type { CreateDeal, Deal } from './deal-schema.ts'

type Settled = 'account_id' | 'contact_id' | 'stage' | 'currency'
type Told = 'title' | 'amount' | 'expected_close_date' | 'owner' | 'notes'

/** What a deal says, as it is kept; `folded` is what a search looks in. */
export type DealFields = Pick<Deal, Settled | Told> & { folded: string }

/** Without white space at the ends; a text of which nothing is left is not there. */
export function tidyDeal(given: CreateDeal & Pick<Deal, Settled>): DealFields {
  const { account_id, contact_id, stage, amount = 0, expected_close_date = null, notes = '' } = given
  const [title, owner] = [given.title.trim(), given.owner?.trim() || null]
  return {
    account_id,
    contact_id,
    title,
    amount,
    currency: given.currency.toUpperCase(),
    stage,
    expected_close_date,
    owner,
    notes,
    folded: searchKey([title, owner].filter(Boolean).join(' ')),
  }
}
