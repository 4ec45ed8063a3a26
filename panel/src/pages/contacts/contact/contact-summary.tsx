import type { Contact } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { COLON } from '../../../messages/use-messages.tsx'
import { contactWords } from '../../../shell-parts/messages/contact-words.ts'
import { contactMessages } from '../messages/contact.ts'

/** Below the name of a contact: stage, job and company, owner, and tags, which lead to others with the same. */
export function ContactSummary({ of }: { of: Contact }) {
  const text = contactMessages
  const words = contactWords
  const { title, account_name, owner, tags, lifecycle_stage } = of
  const job = [title, account_name].filter((each) => each !== null)
  return (
    <div className="contact-summary">
      <span className="state" data-quiet={lifecycle_stage === 'lead'}>
        {words.stages[lifecycle_stage]}
      </span>
      {job.length > 0 && (
        <span>
          {job.map((each, nth) => (
            <span key={each}>
              {nth > 0 && ' · '}
              <bdi>{each}</bdi>
            </span>
          ))}
        </span>
      )}
      {owner !== null && (
        <span>
          <span className="soft">
            {text.owner}
            {COLON}
          </span>{' '}
          <Link to="/crm" search={{ owner } as never}>
            <bdi>{owner}</bdi>
          </Link>
        </span>
      )}
      {tags.map((tag) => (
        <Link key={tag} className="tag" to="/crm" search={{ tag } as never}>
          <bdi>{tag}</bdi>
        </Link>
      ))}
    </div>
  )
}
