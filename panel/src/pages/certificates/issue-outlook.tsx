import type { IssuePreview } from '@laurel/client'
import { useLanguage } from '../../messages/use-messages.tsx'
import { certificateMessages } from './messages.ts'

/** How many people get a certificate, and why the others do not. */
export function IssueOutlook({ of }: { of: IssuePreview }) {
  const text = certificateMessages
  const { formats } = useLanguage()
  return (
    <>
      <p>
        <strong>{text.willGet(of.would_issue)}</strong> {of.would_skip > 0 && text.willNot(of.would_skip)}
      </p>
      {of.reasons.length > 0 && (
        <ul className="problems">
          {of.reasons.map(({ reason, count }) => (
            <li key={reason}>
              {formats.number(count)} {text.reasons[reason]}
            </li>
          ))}
        </ul>
      )}
      {of.credits_needed > 0 && (
        <p className="soft">{text.credits(formats.number(of.credits_needed), formats.number(of.credits_had))}</p>
      )}
    </>
  )
}
