import { useState } from 'react'
import { useProblem } from '../../components/form.tsx'
import { TextInput } from '../../components/inputs.ts'
import { composeMessages } from './messages/compose.ts'

/** Now, or a time on the clocks of a zone. */
export function WhenFields({ zone, at }: { zone: string; at: string | null }) {
  const text = composeMessages
  const [later, setLater] = useState(at !== null)
  return (
    <fieldset className="plain-group stack">
      <legend className="group-title">{text.when}</legend>
      <div className="row">
        {(['now', 'later'] as const).map((value) => (
          <label className="switch" key={value}>
            <input
              type="radio"
              name="when"
              value={value}
              checked={later === (value === 'later')}
              onChange={() => setLater(value === 'later')}
            />
            {text.whens[value]}
          </label>
        ))}
      </div>
      {later && <LaterField zone={zone} at={at} />}
    </fieldset>
  )
}

function LaterField({ zone, at }: { zone: string; at: string | null }) {
  const text = composeMessages
  return (
    <TextInput
      type="datetime-local"
      name="send_at_local"
      className="insert-variable"
      label={
        <>
          {text.sendAt} <span className="soft">({zone})</span>
        </>
      }
      description={text.sendAtAbout}
      defaultValue={at ?? ''}
      error={useProblem('send_at_local')}
    />
  )
}
