import type { AppRequest } from '@laurel/client'
import { appScopeMessages } from '../../shell-parts/messages/app-scopes.ts'
import { connectMessages } from './messages.ts'

type Scopes = AppRequest['scopes']
type Choice = { scopes: Scopes; chosen: string[]; choose: (scopes: string[]) => void }

/** Permissions as sentences: those that the app asks for first, and the others that the role allows folded. */
export function ScopeChoice({ scopes, chosen, choose }: Choice) {
  const text = connectMessages
  const [asked, others] = [scopes.filter(({ requested }) => requested), scopes.filter(({ requested }) => !requested)]
  if (scopes.length === 0) return <p>{text.nothing}</p>
  return (
    <>
      <fieldset className="choices wide">
        <legend>{text.allow}</legend>
        <ScopeBoxes scopes={asked} chosen={chosen} choose={choose} />
        {chosen.length === 0 && <p className="field-problem">{text.chooseOne}</p>}
      </fieldset>
      {others.length > 0 && (
        <details>
          <summary>{text.more}</summary>
          <fieldset className="choices wide" aria-label={text.more}>
            <ScopeBoxes scopes={others} chosen={chosen} choose={choose} />
          </fieldset>
        </details>
      )}
    </>
  )
}

function ScopeBoxes({ scopes, chosen, choose }: Choice) {
  const words = appScopeMessages
  return scopes.map(({ scope }) => (
    <label key={scope}>
      <input
        type="checkbox"
        checked={chosen.includes(scope)}
        onChange={({ currentTarget }) =>
          choose(currentTarget.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
        }
      />{' '}
      {words.scopes[scope] ?? scope}
    </label>
  ))
}
