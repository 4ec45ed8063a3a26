import { useMessages } from '../../messages/use-messages.tsx'
import { keyMessages } from './messages/actions.ts'

/** Which keys do what here; whoever wants to know opens it. */
export function DesignerKeys() {
  const text = useMessages(keyMessages)
  return (
    <details>
      <summary>{text.keys}</summary>
      <dl className="keys">
        {Object.entries(text.of).map(([keys, action]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
