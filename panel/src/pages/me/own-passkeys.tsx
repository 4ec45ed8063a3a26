import { LaurelError, type Passkey } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { canPasskeys, makePasskey, passkeyProblem } from '../../api/passkeys.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { COLON, useLanguage } from '../../messages/use-messages.tsx'
import { passkeyMessages } from '../../shell-parts/messages/passkeys.ts'
import { meMessages } from './messages.ts'
import { ShownCodes } from './recovery-codes.tsx'
import { useStaleFactors } from './use-stale-factors.ts'

/** Passkeys of the account. */
export function Passkeys() {
  const text = meMessages
  const { formats } = useLanguage()
  const passkeys = useQuery({ queryKey: ['me', 'passkeys'], queryFn: () => laurel.me.passkeys() })
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const stale = useStaleFactors()
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.passkeys}</h2>
      <p className="soft">{text.passkeysAbout}</p>
      {passkeys.isPending && <Skeleton height={40} />}
      {passkeys.isError && <ProblemNote error={passkeys.error} retry={() => void passkeys.refetch()} />}
      {passkeys.data?.map((passkey) => (
        <div key={passkey.id} className="row">
          <bdi>{passkey.name}</bdi>
          <span className="soft">
            {passkey.last_used_at ? `${text.used} ${formats.moment(passkey.last_used_at)}` : text.neverUsed}
          </span>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${text.takeAway}${COLON} ${passkey.name}`}
            onClick={() => setRemoving(passkey)}
          >
            {text.takeAway}
          </Button>
        </div>
      ))}
      <div className="row">
        {canPasskeys() ? <Button onClick={() => setAdding(true)}>{text.addPasskey}</Button> : text.noPasskeys}
      </div>
      {isAdding && (
        <AddPasskey
          close={() => setAdding(false)}
          added={async (codes) => {
            setAdding(false)
            setCodes(codes)
            await stale()
          }}
        />
      )}
      {codes && <ShownCodes codes={codes} close={() => setCodes(null)} />}
      {removing && (
        <ActionWithPreview
          title={text.removePasskey(removing.name)}
          label={text.takeAway}
          isDanger
          action={() => laurel.me.removePasskey(removing.id)}
          done={stale}
          close={() => setRemoving(null)}
        >
          {text.removePasskeyAbout}
        </ActionWithPreview>
      )}
    </section>
  )
}

function AddPasskey({ added, close }: { added: (codes: string[] | null) => Promise<void>; close: () => void }) {
  const text = meMessages
  const said = passkeyMessages
  return (
    <Dialog title={text.addPasskey} close={close}>
      <Form
        submit={text.addPasskey}
        guarded={false}
        save={async (values) => {
          try {
            return await makePasskey(textOf(values, 'name'))
          } catch (error) {
            const problem = passkeyProblem(error)
            if (problem === null) throw error
            throw new LaurelError(problem === 'not used' ? said.notUsed : said.hereAlready, {
              code: 'passkey',
              cause: error,
            })
          }
        }}
        done={({ recovery_codes }) => added(recovery_codes)}
      >
        <TextField name="name" label={text.passkeyName} description={text.passkeyNameAbout} data-autofocus />
      </Form>
    </Dialog>
  )
}
