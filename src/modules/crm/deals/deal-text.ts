import { searchKey } from '../../../lib/text/search-key.ts'
import type { CreateDeal, Deal } from './deal-schema.ts'

type ResolvedFields = 'account_id' | 'contact_id' | 'stage' | 'currency'
type GivenFields = 'title' | 'amount' | 'expected_close_date' | 'owner' | 'notes'

/** Stored fields of a deal; `folded` is the searchable text. */
export type DealFields = Pick<Deal, ResolvedFields | GivenFields> & { folded: string }

/** Trims the fields of a deal; an empty owner becomes null. */
export function tidyDeal(given: CreateDeal & Pick<Deal, ResolvedFields>): DealFields {
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
