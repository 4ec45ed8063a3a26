import type { Standing } from '@laurel/client'
import { Link, useRouteContext } from '@tanstack/react-router'
import { may } from '../../api/sign-in-session.ts'
import { CircleCheck, TriangleAlert } from '../../components/icons.tsx'
import { COLON, useLanguage } from '../../messages/use-messages.tsx'
import { overviewMessages } from './messages/overview.ts'

/** Problems that need attention, each with a link for people who may fix it. */
export function WrongPart({ of: { wrong, has_mail_server, credits } }: { of: Standing }) {
  const text = overviewMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const told = (count: number, say: (n: string) => string) => (count > 0 ? say(formats.number(count)) : null)
  const all = [
    { says: has_mail_server ? null : text.noMailServer, to: '/settings/system', scope: 'organisation:read' },
    {
      says: told(wrong.emails_failed, text.emailsFailed),
      to: '/emails/outbox',
      search: { status: 'failed' },
      scope: 'emails:read',
    },
    { says: told(wrong.endpoints_failing, text.endpointsFailing), to: '/developers/webhooks', scope: 'webhooks:read' },
    { says: told(wrong.endpoints_off, text.endpointsOff), to: '/developers/webhooks', scope: 'webhooks:read' },
    { says: told(wrong.jobs_failed, text.jobsFailed) },
    {
      says: wrong.credits_low ? text.creditsLow(formats.number(credits)) : null,
      to: '/settings/plan',
      scope: 'credits:read',
    },
  ] as const
  const found = all.filter(({ says }) => says !== null)
  return (
    <section className="surface padded stack" aria-labelledby="wrong">
      <h2 className="group-title" id="wrong">
        {text.wrong}
      </h2>
      {found.length === 0 ? (
        <p className="row">
          <CircleCheck aria-hidden size={18} />
          {text.nothingWrong}
        </p>
      ) : (
        <ul className="wrongs">
          {found.map((each) => (
            <li key={each.says}>
              <span>
                <TriangleAlert aria-hidden size={18} />
                {each.says}
              </span>
              {'to' in each && may(who, each.scope) && (
                <Link
                  to={each.to}
                  search={('search' in each ? each.search : {}) as never}
                  aria-label={`${text.look}${COLON} ${each.says}`}
                >
                  {text.look}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
