import type { DuplicateContact } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Scrolled } from '../../../components/scrolled.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { useContactName } from '../../../shell-parts/contact-name.ts'
import { contactWords } from '../../../shell-parts/messages/contact-words.ts'
import { duplicateMessages } from './messages.ts'

type Props = {
  contacts: readonly DuplicateContact[]
  /** Contacts that are left out of what is done; without it nobody can be left out. */
  left?: readonly number[]
  setLeft?: (to: readonly number[]) => void
}

/** Fields of contacts side by side; those that differ are marked. */
export function CompareTable({ contacts, left, setLeft }: Props) {
  const text = duplicateMessages
  const words = contactWords
  const { formats } = useLanguage()
  const nameOf = useContactName()
  const rows: [key: string, show: (of: DuplicateContact) => string | null][] = [
    ['email', ({ email }) => email],
    ['phone', ({ phone }) => phone],
    ['title', ({ title }) => title],
    ['account_id', ({ account_name }) => account_name],
    ['lifecycle_stage', ({ lifecycle_stage: stage }) => words.stages[stage as keyof typeof words.stages] ?? stage],
    ['lead_score', ({ lead_score }) => formats.number(lead_score)],
    ['last_activity_at', ({ last_activity_at: at }) => at && formats.moment(at)],
    ['created_at', ({ created_at }) => formats.moment(created_at)],
  ]
  return (
    <Scrolled label={text.title}>
      <table className="plain-table compare">
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            {contacts.map((contact) => (
              <th scope="col" key={contact.id}>
                {left && setLeft && (
                  <input
                    type="checkbox"
                    aria-label={text.include(nameOf(contact))}
                    checked={!left.includes(contact.id)}
                    onChange={(event) =>
                      setLeft(
                        event.currentTarget.checked ? left.filter((id) => id !== contact.id) : [...left, contact.id],
                      )
                    }
                  />
                )}{' '}
                <Link to="/crm/contacts/$contactId" params={{ contactId: String(contact.id) }}>
                  <bdi>{nameOf(contact)}</bdi>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, show]) => (
            <CompareRow key={key} label={text.fields[key]!} values={contacts.map(show)} ids={contacts} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}

function CompareRow({
  label,
  values,
  ids,
}: {
  label: string
  values: readonly (string | null)[]
  ids: readonly { id: number }[]
}) {
  const text = duplicateMessages
  const known = new Set(values.filter((value) => value !== null))
  const differs = known.size > 1
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {label}
        {differs && <Differs>{text.differs}</Differs>}
      </th>
      {values.map((value, nth) => (
        <td key={ids[nth]!.id}>
          <bdi>{value ?? '–'}</bdi>
        </td>
      ))}
    </tr>
  )
}

const Differs = ({ children }: { children: ReactNode }) => <span className="differs">{children}</span>
