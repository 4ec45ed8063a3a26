import type { Account } from '@laurel/client'
import { Facts } from '../../../components/facts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { totalsText } from './company-columns.tsx'
import { companyMessages } from './messages.ts'

/** The figures of a company, and its fields. */
export function CompanySummary({ of }: { of: Account }) {
  const text = companyMessages
  const { formats } = useLanguage()
  const { contact_count, open_deal_amount, domain, industry, website, phone, notes, created_at } = of
  return (
    <div className="surface padded stack company-summary">
      <dl className="company-figures">
        <div>
          <dt>{text.contacts}</dt>
          <dd className="figure">{formats.number(contact_count)}</dd>
        </div>
        <div>
          <dt>{text.openDeals}</dt>
          <dd className="figure">{totalsText(open_deal_amount, formats)}</dd>
        </div>
      </dl>
      <Facts
        of={[
          [text.domain, domain ?? '–'],
          [text.industry, industry ?? '–'],
          [text.website, <Website key="website" address={website} />],
          [text.phone, <Phone key="phone" number={phone} />],
          [text.created, formats.moment(created_at)],
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

/** A link for addresses that lead to a website; anything else is a text. */
function Website({ address }: { address: string | null }) {
  if (address === null) return '–'
  const url = URL.parse(/^[a-z]+:/i.test(address) ? address : `https://${address}`)
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return address
  return (
    <a href={url.href} target="_blank" rel="noreferrer">
      {address}
    </a>
  )
}

function Phone({ number }: { number: string | null }) {
  if (number === null) return '–'
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
}
