import type { SigningKey } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { SITE_URL } from '../../../api/site.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Badge } from '../../../components/badge.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import type { Column } from '../../../components/list-types.ts'
import { Note } from '../../../components/note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { signingKeyMessages } from './messages.ts'
import { SigningKeyDetails } from './signing-key-details.tsx'

/** The keys that sign certificates, badges and the issuance log. */
export function SigningKeysPage() {
  const text = signingKeyMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [open, setOpen] = useState<SigningKey | null>(null)
  const [isRotating, setRotating] = useState(false)
  return (
    <>
      <PageHead title={text.title}>
        {may(who, 'organisation:write') && (
          <Button variant="default" onClick={() => setRotating(true)}>
            {text.rotate}
          </Button>
        )}
      </PageHead>
      <p className="soft">{text.about}</p>
      {!isCheckable(SITE_URL) && <Note tone="warning">{text.notCheckable}</Note>}
      <DataTable<SigningKey>
        name={text.title}
        id="signing-keys"
        queryKey={['signing-keys']}
        ask={laurel.signingKeys.list}
        columns={useKeyColumns()}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            <Link to="/events">{text.issue}</Link>
          </EmptyNote>
        }
      />
      {open && <SigningKeyDetails of={open} close={() => setOpen(null)} />}
      {isRotating && (
        <ActionWithPreview
          title={text.rotateTitle}
          label={text.rotate}
          action={() => laurel.signingKeys.rotate()}
          done={async () => {
            toast(text.rotated)
            await client.invalidateQueries({ queryKey: ['signing-keys'] })
          }}
          close={() => setRotating(false)}
        >
          <p>{text.rotateAbout}</p>
        </ActionWithPreview>
      )}
    </>
  )
}

const COLOURS = { current: 'laurel', replaced: 'gray', withdrawn: 'red' }

function useKeyColumns(): Column<SigningKey>[] {
  const text = signingKeyMessages
  const { formats } = useLanguage()
  return [
    {
      key: 'purpose',
      name: text.purpose,
      width: 'minmax(10rem, 1fr)',
      phone: 'first',
      show: ({ purpose }) => text.purposes[purpose],
    },
    {
      key: 'public_key',
      name: text.publicKey,
      width: 'minmax(10rem, 2fr)',
      phone: 'second',
      show: ({ public_key }) => <code dir="ltr">{`${public_key.slice(0, 20)}…`}</code>,
    },
    {
      key: 'created_at',
      name: text.created,
      width: '13rem',
      show: ({ created_at }) => formats.moment(created_at),
    },
    {
      key: 'state',
      name: text.state,
      width: '8rem',
      phone: 'aside',
      show: ({ state }) => (
        <Badge variant="outline" color={COLOURS[state]}>
          {text.states[state]}
        </Badge>
      ),
    },
  ]
}

/** Whether verifiers of others can fetch the keys of a site: did:web asks for https and a host name. */
function isCheckable(site: string): boolean {
  const { protocol, hostname } = new URL(site)
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return protocol === 'https:' && !isAddress && !/(^|\.)localhost$/.test(hostname)
}
