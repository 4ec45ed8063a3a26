import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../api/sign-in-session.ts'
import { SITE } from '../../api/site.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { PageHead } from '../../components/page-head.tsx'
import { AssistantByKey } from './assistant-by-key.tsx'
import { assistantsAddress, TOOLSETS } from './assistant-settings.ts'
import { AssistantSignIn } from './assistant-sign-in.tsx'
import { assistantMessages } from './messages.ts'

/** Connects assistants over MCP, by signing in or with a key, and links the API reference. */
export function AssistantsPage() {
  const text = assistantMessages
  const { who } = useRouteContext({ from: '/inside' })
  const [toolset, setToolset] = useState<string>('default')
  const [isReadOnly, setReadOnly] = useState(false)
  const address = assistantsAddress(SITE, toolset, isReadOnly)
  return (
    <>
      <PageHead title={text.title} />
      <div className="stack narrow">
        <section className="surface padded stack">
          <p>{text.about}</p>
          <NativeSelect
            label={text.tools}
            value={toolset}
            onChange={(event) => setToolset(event.currentTarget.value)}
            data={TOOLSETS.map((value) => ({ value, label: text.toolsets[value] }))}
          />
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
          <p className="soft">{text.asked}</p>
        </section>
        <AssistantSignIn address={address} />
        {may(who, 'api_keys:read') && <AssistantByKey address={address} />}
        <ReferenceLinks />
      </div>
    </>
  )
}

function ReferenceLinks() {
  const text = assistantMessages
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
