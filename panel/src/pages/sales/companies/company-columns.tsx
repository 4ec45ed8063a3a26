import type { Account } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../components/list-types.ts'
import type { Formats } from '../../../messages/formats.ts'
import type { companyMessages } from './messages.ts'

type Text = typeof companyMessages

/** Totals of each currency in one line; a dash for none. */
export const totalsText = (totals: Account['open_deal_amount'], formats: Formats) =>
  totals.map(({ amount, currency }) => formats.money(amount, currency)).join(' + ') || '–'

export const companyColumns = (text: Text, formats: Formats): Column<Account>[] => [
  {
    key: 'name',
    name: text.name,
    width: 'minmax(10rem, 2fr)',
    phone: 'first',
    show: ({ id, name }) => (
      <Link to="/crm/companies/$companyId" params={{ companyId: String(id) }}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    key: 'domain',
    name: text.domain,
    width: 'minmax(8rem, 1.2fr)',
    phone: 'second',
    show: ({ domain }) => <bdi>{domain ?? '–'}</bdi>,
  },
  {
    key: 'industry',
    name: text.industry,
    width: 'minmax(7rem, 1fr)',
    show: ({ industry }) => <bdi>{industry ?? '–'}</bdi>,
  },
  {
    key: 'contacts',
    name: text.contacts,
    width: '6rem',
    isNumber: true,
    show: ({ contact_count }) => formats.number(contact_count),
  },
  {
    key: 'open_deals',
    name: text.openDeals,
    width: 'minmax(8rem, 1fr)',
    phone: 'aside',
    isNumber: true,
    show: ({ open_deal_amount }) => totalsText(open_deal_amount, formats),
  },
  { key: 'phone', name: text.phone, width: '9rem', hidden: true, show: ({ phone }) => <bdi>{phone ?? '–'}</bdi> },
  {
    key: 'website',
    name: text.website,
    width: 'minmax(8rem, 1fr)',
    hidden: true,
    show: ({ website }) => <bdi>{website ?? '–'}</bdi>,
  },
  {
    key: 'changed',
    name: text.changed,
    width: 'minmax(13rem, 1fr)',
    hidden: true,
    show: ({ updated_at }) => formats.moment(updated_at),
  },
]
