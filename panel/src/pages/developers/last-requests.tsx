import { asCurl } from '../../api/as-curl.ts'
import { lastRequests } from '../../api/requests.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { developerMessages } from './messages.ts'

/** Recent requests of this tab, each as a command that does the same with an API key. */
export function LastRequests() {
  const text = developerMessages
  return (
    <details className="surface padded above-list">
      <summary>{text.lastRequests}</summary>
      <ul className="problems">
        {lastRequests().map((request, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same request can be sent twice
          <li key={nth} className="row">
            <code>{`${request.method} ${new URL(request.url).pathname}`}</code>
            <CopyButton text={asCurl(request)} label={text.asCurl} />
          </li>
        ))}
      </ul>
    </details>
  )
}
