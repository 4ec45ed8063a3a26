import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SITE } from '../../api/site.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { assistantsAddress, HOSTS, TOOLSETS } from './assistant-settings.ts'
import { assistantMessages } from './messages.ts'

/** Connects assistants over MCP and links the API reference. */
export function AssistantsPage() {
  const text = useMessages(assistantMessages)
  const [host, setHost] = useState(Object.keys(HOSTS)[0]!)
  const [toolset, setToolset] = useState<string>('default')
  const [isReadOnly, setReadOnly] = useState(false)
  const address = assistantsAddress(SITE, toolset, isReadOnly)
  const settings = HOSTS[host]!(address)
  return (
    <>
      <PageHead title={text.title} />
      <div className="stack narrow">
        <section className="surface padded stack">
          <p>{text.about}</p>
          <p className="soft">
            {text.key} <Link to="/developers">{text.toKeys}</Link>
          </p>
          <div className="row">
            <NativeSelect
              label={text.tools}
              value={toolset}
              onChange={(event) => setToolset(event.currentTarget.value)}
              data={TOOLSETS.map((value) => ({ value, label: text.toolsets[value] }))}
            />
            <NativeSelect
              label={text.host}
              value={host}
              onChange={(event) => setHost(event.currentTarget.value)}
              data={Object.keys(HOSTS)}
            />
          </div>
          <label className="row">
            <input
              type="checkbox"
              checked={isReadOnly}
              onChange={(event) => setReadOnly(event.currentTarget.checked)}
            />
            {text.readOnly}
          </label>
          <div className="row">
            <code>{address}</code>
            <CopyButton text={address} label={text.copyAddress} />
          </div>
          <pre className="body">{settings}</pre>
          <div className="row">
            <CopyButton text={settings} label={text.copySettings} />
          </div>
          <p className="soft">{text.asked}</p>
        </section>
        <ReferenceLinks />
      </div>
    </>
  )
}

function ReferenceLinks() {
  const text = useMessages(assistantMessages)
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.reference}</h2>
      <div className="row">
        {Object.entries(text.references).map(([path, name]) => (
          <a key={path} href={SITE + path} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </div>
    </section>
  )
}
