import { SITE } from '../api/site.ts'
import { guideMessages } from './messages/guides.ts'

/** A guide in `docs/guides/organisers`. */
type GuideName =
  | 'announce-an-event'
  | 'registration'
  | 'messages-and-mail'
  | 'at-the-door'
  | 'certificates'
  | 'after-the-event'

/** Leads to a guide with pictures, in a tab of its own. */
export function GuideLink({ to }: { to: GuideName }) {
  return (
    <p>
      <a href={`${SITE}/docs/guides/organisers/${to}`} target="_blank" rel="noreferrer">
        {guideMessages.link}
      </a>
    </p>
  )
}
