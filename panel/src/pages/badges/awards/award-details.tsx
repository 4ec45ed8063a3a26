import type { BadgeAward, BadgeTemplate } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { ownAddress } from '../../../api/site.ts'
import { Button } from '../../../components/button.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { DetailsDrawer } from '../../../components/dialog.tsx'
import { Facts } from '../../../components/facts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { awardMessages } from '../messages/awards.ts'
import { AwardActions } from './award-actions.tsx'

type Props = { of: BadgeAward; badge: BadgeTemplate; show: (award: BadgeAward) => void; close: () => void }

/** One award: its public page, its evidence, and what can be done about it. */
export function AwardDetails({ of, badge, show, close }: Props) {
  const text = awardMessages
  return (
    <DetailsDrawer title={<bdi>{of.name}</bdi>} close={close}>
      <div className="stack">
        <img className="badge-picture" src={ownAddress(of.image_url)} alt={text.pictureOf(badge.name, of.name)} />
        <div className="row">
          <Button component="a" variant="default" size="compact-sm" href={ownAddress(of.badge_url)} target="_blank">
            {text.openPage}
          </Button>
          <CopyButton text={of.badge_url} label={text.copyLink} />
          {of.status !== 'revoked' && (
            <Button component="a" variant="default" size="compact-sm" href={ownAddress(of.image_url)} download>
              {text.savePicture}
            </Button>
          )}
          {of.credential_url && <CopyButton text={of.credential_url} label={text.copyCredential} />}
        </div>
        <AwardFacts of={of} close={close} />
        <AwardEvidence of={of.evidence} />
        <AwardActions of={of} show={show} />
      </div>
    </DetailsDrawer>
  )
}

function AwardFacts({ of, close }: { of: BadgeAward; close: () => void }) {
  const text = awardMessages
  const { formats } = useLanguage()
  const person = (
    <Link to="/person" search={{ email: of.email } as never} onClick={close}>
      {of.email}
    </Link>
  )
  const attendee = of.event_id !== null && of.attendee_id !== null && (
    <Link
      to="/events/$eventId/attendees"
      params={{ eventId: of.event_id }}
      search={{ open: String(of.attendee_id) } as never}
    >
      {text.seeAttendee}
    </Link>
  )
  return (
    <Facts
      of={[
        [text.status, text.statuses[of.status]],
        [text.email, person],
        ...(attendee ? [[text.attendee, attendee] as const] : []),
        [text.source, text.sources[of.source]],
        [text.awardedAt, formats.moment(of.awarded_at)],
        [text.expiresAt, of.expires_at ? formats.moment(of.expires_at) : text.never],
        [text.version, formats.number(of.template_version)],
        ...(of.revoked_at ? [[text.revokedAt, formats.moment(of.revoked_at)] as const] : []),
        ...(of.revocation_reason ? [[text.reason, of.revocation_reason] as const] : []),
        ...(of.superseded_by !== null ? [[text.replaced, text.replacedAbout] as const] : []),
      ]}
    />
  )
}

function AwardEvidence({ of }: { of: BadgeAward['evidence'] }) {
  const text = awardMessages
  if (of.length === 0) return null
  return (
    <section aria-label={text.evidence}>
      <h2 className="group-title">{text.evidence}</h2>
      <ul>
        {of.map(({ text: said, url }) => (
          <li key={`${said} ${url}`}>
            {url === null ? (
              <bdi>{said}</bdi>
            ) : (
              <a href={url} target="_blank" rel="noreferrer">
                <bdi>{said}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
