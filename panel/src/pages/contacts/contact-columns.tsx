import type { Contact, ContactProperty } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../components/list-types.ts'
import type { Formats } from '../../messages/formats.ts'
import type { contactWords } from '../../shell-parts/messages/contact-words.ts'
import type { contactsMessages } from './messages/contacts.ts'
import { propertyText } from './property-text.ts'

type Text = typeof contactsMessages
type Words = {
  text: Text
  words: typeof contactWords
  formats: Formats
  nameOf: (contact: Contact) => string
  properties: readonly ContactProperty[]
}

/** Columns of the list of contacts; every custom field is one, hidden until somebody adds it. */
export function contactColumns({ text, words, formats, nameOf, properties }: Words): Column<Contact>[] {
  return [
    {
      key: 'name',
      sorts: 'up',
      name: text.name,
      width: 'minmax(8rem, 2fr)',
      phone: 'first',
      show: (contact) => (
        <Link
          to="/crm/contacts/$contactId"
          params={{ contactId: String(contact.id) }}
          onClick={(event) => event.stopPropagation()}
        >
          <bdi>{nameOf(contact)}</bdi>
        </Link>
      ),
    },
    ...profileColumns(text, words),
    ...moreColumns(text, words),
    ...timeColumns(text, formats),
    ...properties.map(
      (property): Column<Contact> => ({
        key: `property_${property.key}`,
        name: property.label,
        width: 'minmax(8rem, 1fr)',
        hidden: true,
        isNumber: property.type === 'number',
        show: (contact) => <bdi>{propertyText(property, contact.properties[property.key], formats)}</bdi>,
      }),
    ),
  ]
}

function profileColumns(text: Text, words: Words['words']): Column<Contact>[] {
  return [
    {
      key: 'email',
      name: text.email,
      width: 'minmax(9rem, 2fr)',
      phone: 'second',
      show: ({ email }) => email ?? '–',
    },
    {
      key: 'company',
      name: text.company,
      width: 'minmax(7rem, 1.4fr)',
      show: ({ account_name }) => <bdi>{account_name ?? '–'}</bdi>,
    },
    {
      key: 'stage',
      name: text.stage,
      width: '7rem',
      phone: 'aside',
      show: ({ lifecycle_stage }) => (
        <span className="state" data-quiet={lifecycle_stage === 'lead'}>
          {words.stages[lifecycle_stage]}
        </span>
      ),
    },
    {
      key: 'owner',
      name: text.owner,
      width: 'minmax(6rem, 1fr)',
      show: ({ owner }) => <bdi>{owner ?? '–'}</bdi>,
    },
    {
      key: 'tags',
      name: text.tags,
      width: 'minmax(7rem, 1fr)',
      show: ({ tags }) => <bdi>{tags.join(', ') || '–'}</bdi>,
    },
  ]
}

/** Columns that are hidden until somebody adds them. */
function moreColumns(text: Text, words: Words['words']): Column<Contact>[] {
  return [
    {
      key: 'phone',
      name: text.phone,
      width: 'minmax(8rem, 1fr)',
      hidden: true,
      show: ({ phone }) => <bdi>{phone ?? '–'}</bdi>,
    },
    {
      key: 'title',
      name: text.jobTitle,
      width: 'minmax(8rem, 1fr)',
      hidden: true,
      show: ({ title }) => <bdi>{title ?? '–'}</bdi>,
    },
    {
      key: 'email_consent',
      name: text.consent,
      width: '8rem',
      hidden: true,
      show: ({ email_consent }) => words.consents[email_consent],
    },
    { key: 'source', name: text.source, width: '8rem', hidden: true, show: ({ source }) => words.sources[source] },
  ]
}

function timeColumns(text: Text, formats: Formats): Column<Contact>[] {
  return [
    {
      key: 'lead_score',
      sorts: 'down',
      name: text.score,
      width: '4.5rem',
      isNumber: true,
      show: ({ lead_score }) => formats.number(lead_score),
    },
    {
      key: 'last_activity_at',
      sorts: 'down',
      name: text.lastActive,
      width: '8rem',
      show: ({ last_activity_at }) =>
        last_activity_at === null ? text.never : formats.distance(last_activity_at, Date.now()),
    },
    {
      key: 'created_at',
      sorts: true,
      name: text.created,
      width: 'minmax(9rem, 1fr)',
      hidden: true,
      show: ({ created_at }) => formats.moment(created_at),
    },
    {
      key: 'updated_at',
      sorts: 'down',
      name: text.updated,
      width: 'minmax(9rem, 1fr)',
      hidden: true,
      show: ({ updated_at }) => formats.moment(updated_at),
    },
  ]
}
