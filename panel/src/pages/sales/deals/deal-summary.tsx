import type { Deal } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../components/facts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { StageState } from '../../../shell-parts/crm/deal-line.tsx'
import { dealMessages } from './messages.ts'

/** The amount and stage of a deal, and its fields. */
export function DealSummary({ of }: { of: Deal }) {
  const text = dealMessages
  const { formats } = useLanguage()
  const { amount, currency, stage, account_id, account_name, contact_id, contact_name, notes } = of
  return (
    <div className="surface padded stack">
      <div className="row between">
        <span className="figure">{formats.money(amount, currency)}</span>
        <StageState stage={stage} />
      </div>
      <Facts
        of={[
          [
            text.company,
            account_id === null ? (
              '–'
            ) : (
              <Link key="company" to="/crm/companies/$companyId" params={{ companyId: String(account_id) }}>
                {account_name}
              </Link>
            ),
          ],
          [
            text.contact,
            contact_id === null ? (
              '–'
            ) : (
              <Link key="contact" to="/crm/contacts/$contactId" params={{ contactId: String(contact_id) }}>
                {contact_name}
              </Link>
            ),
          ],
          [text.owner, of.owner ?? text.noOwner],
          [text.expected, of.expected_close_date ? formats.day(`${of.expected_close_date}T00:00:00Z`, 'UTC') : '–'],
          ...(of.closed_at ? [[text.closed, formats.moment(of.closed_at)] as const] : []),
          [text.created, formats.moment(of.created_at)],
        ]}
      />
      {notes !== '' && (
        <p className="company-notes" dir="auto">
          {notes}
        </p>
      )}
    </div>
  )
}
