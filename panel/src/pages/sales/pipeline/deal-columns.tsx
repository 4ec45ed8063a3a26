import type { Deal } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../components/list-types.ts'
import type { Formats } from '../../../messages/formats.ts'
import { StageState } from '../../../shell-parts/crm/deal-line.tsx'
import type { pipelineMessages } from './messages.ts'

type Text = typeof pipelineMessages

export const dealColumns = (text: Text, formats: Formats): Column<Deal>[] => [
  {
    key: 'title',
    name: text.deal,
    width: 'minmax(10rem, 2fr)',
    phone: 'first',
    show: ({ id, title }) => (
      <Link to="/crm/pipeline/$dealId" params={{ dealId: String(id) }}>
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  {
    key: 'company',
    name: text.company,
    width: 'minmax(7rem, 1.2fr)',
    phone: 'second',
    show: ({ account_name }) => <bdi>{account_name ?? '–'}</bdi>,
  },
  {
    key: 'contact',
    name: text.contact,
    width: 'minmax(7rem, 1.2fr)',
    show: ({ contact_name }) => <bdi>{contact_name ?? '–'}</bdi>,
  },
  {
    key: 'amount',
    name: text.amount,
    width: 'minmax(6rem, 0.8fr)',
    isNumber: true,
    show: ({ amount, currency }) => formats.money(amount, currency),
  },
  {
    key: 'stage',
    name: text.stageAll,
    width: 'minmax(7rem, 0.8fr)',
    phone: 'aside',
    show: ({ stage }) => <StageState stage={stage} />,
  },
  { key: 'owner', name: text.owner, width: 'minmax(7rem, 1fr)', show: ({ owner }) => <bdi>{owner ?? '–'}</bdi> },
  {
    key: 'expected',
    name: text.expected,
    width: 'minmax(8rem, 0.8fr)',
    show: ({ expected_close_date: day }) => (day ? formats.day(`${day}T00:00:00Z`, 'UTC') : '–'),
  },
  {
    key: 'changed',
    name: text.changed,
    width: 'minmax(13rem, 1fr)',
    hidden: true,
    show: ({ updated_at }) => formats.moment(updated_at),
  },
]
