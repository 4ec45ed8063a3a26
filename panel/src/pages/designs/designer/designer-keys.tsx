import { keyMessages } from '../messages/actions.ts'

/** Keyboard shortcuts of the designer, collapsed by default. */
export function DesignerKeys() {
  const text = keyMessages
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
