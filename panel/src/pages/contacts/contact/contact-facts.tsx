import type { Contact } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { propertiesQuery } from '../../../api/contact-queries.ts'
import { Facts } from '../../../components/facts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { contactWords } from '../../../shell-parts/messages/contact-words.ts'
import { contactMessages } from '../messages/contact.ts'
import { propertyText } from '../property-text.ts'

/** The fields of a contact, with its custom fields. */
export function ContactFacts({ of }: { of: Contact }) {
  const text = contactMessages
  const words = contactWords
  const { formats } = useLanguage()
  const { data: properties = [] } = useQuery(propertiesQuery)
  const consent = words.consents[of.email_consent]
  const email = of.email === null ? text.none : <a href={`mailto:${of.email}`}>{of.email}</a>
  const phone = of.phone === null ? text.none : <a href={`tel:${of.phone}`}>{of.phone}</a>
  const company =
    of.account_id === null ? (
      text.none
    ) : (
      <Link to="/crm/companies/$companyId" params={{ companyId: String(of.account_id) }}>
        {of.account_name}
      </Link>
    )
  return (
    <section className="surface padded stack" aria-label={text.details}>
      <h2 className="group-title">{text.details}</h2>
      <Facts
        of={[
          [text.email, email],
          [text.phone, phone],
          [text.jobTitle, of.title ?? text.none],
          [text.company, company],
          [
            text.consent,
            of.email_consent_at === null ? consent : text.consentSince(consent, formats.moment(of.email_consent_at)),
          ],
          ...properties.map(
            (property) => [property.label, propertyText(property, of.properties[property.key], formats)] as const,
          ),
          [text.source, words.sources[of.source]],
          [text.created, formats.moment(of.created_at)],
          [text.updated, formats.moment(of.updated_at)],
        ]}
      />
      {of.email !== null && (
        <Link to="/person" search={{ email: of.email } as never}>
          {text.everything}
        </Link>
      )}
    </section>
  )
}
