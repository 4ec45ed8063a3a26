import { Link, useRouteContext } from '@tanstack/react-router'
import { may } from '../../api/sign-in-session.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { COLON } from '../../messages/use-messages.tsx'
import { SIGN_IN_LINES } from './assistant-settings.ts'
import { assistantMessages } from './messages.ts'

/** One line per assistant that its user connects by signing in. */
export function AssistantSignIn({ address }: { address: string }) {
  const text = assistantMessages
  const { who } = useRouteContext({ from: '/inside' })
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.signIn}</h2>
      <p>{text.signInAbout}</p>
      {Object.entries(text.steps).map(([host, step]) => (
        <div key={host}>
          <strong>{host}</strong>
          <p className="soft">{step}</p>
        </div>
      ))}
      {Object.entries(SIGN_IN_LINES).map(([host, lineOf]) => (
        <div key={host}>
          <div className="row">
            <strong>{host}</strong>
            <CopyButton text={lineOf(address)} label={`${text.copySettings}${COLON} ${host}`} />
          </div>
          <pre className="body">{lineOf(address)}</pre>
        </div>
      ))}
      <p className="soft">
        {text.steps2} {may(who, 'people:read') && <Link to="/developers/apps">{text.toApps}</Link>}
      </p>
    </section>
  )
}
