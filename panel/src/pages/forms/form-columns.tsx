import type { Form as LeadForm } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../components/list-types.ts'
import type { Formats } from '../../messages/formats.ts'
import type { formMessages } from './messages/forms.ts'

/** Columns of the list of forms. */
export function formColumns(text: typeof formMessages, formats: Formats, zone: string): Column<LeadForm>[] {
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(12rem, 3fr)',
      phone: 'first',
      show: ({ id, name }) => (
        <Link to="/forms/$formId" params={{ formId: String(id) }}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'active',
      name: text.state,
      width: '7rem',
      phone: 'second',
      show: ({ active }) => (
        <span className="state" data-quiet={!active || undefined}>
          {active ? text.open : text.closed}
        </span>
      ),
    },
    {
      key: 'submissions',
      name: text.submissions,
      width: '9rem',
      phone: 'aside',
      isNumber: true,
      show: ({ submission_count }) => formats.number(submission_count),
    },
    {
      key: 'address',
      name: text.address,
      width: 'minmax(8rem, 2fr)',
      show: ({ slug }) => <bdi>/f/{slug}</bdi>,
    },
    {
      key: 'created',
      name: text.created,
      width: '9rem',
      show: ({ created_at }) => formats.day(created_at, zone),
    },
  ]
}
