import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { HOSTS } from './assistant-settings.ts'
import { assistantMessages } from './messages.ts'

/** The configuration of an assistant that sends an API key. */
export function AssistantByKey({ address }: { address: string }) {
  const text = assistantMessages
  const [host, setHost] = useState(Object.keys(HOSTS)[0]!)
  const settings = HOSTS[host]!(address)
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.byKey}</h2>
      <p className="soft">
        {text.key} <Link to="/developers">{text.toKeys}</Link>
      </p>
      <NativeSelect
        label={text.host}
        value={host}
        onChange={(event) => setHost(event.currentTarget.value)}
        data={Object.keys(HOSTS)}
      />
      <pre className="body">{settings}</pre>
      <div className="row">
        <CopyButton text={settings} label={text.copySettings} />
      </div>
    </section>
  )
}
