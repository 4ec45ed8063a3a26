import type { CodeApp as Begun } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { meMessages } from './messages.ts'
import { ShownCodes } from './recovery-codes.tsx'
import { useStaleFactors } from './use-stale-factors.ts'

const QrCode = lazy(async () => ({ default: (await import('../../components/qr-code.tsx')).QrCode }))

/** An app that shows a code every half a minute, as a second factor. */
export function CodeApp() {
  const text = meMessages
  const factors = useQuery({ queryKey: ['me', 'factors'], queryFn: () => laurel.me.factors() })
  const [begun, setBegun] = useState<Begun | null>(null)
  const stale = useStaleFactors()
  const begin = useMutation({ mutationFn: () => laurel.me.beginTotp(), onSuccess: setBegun })
  const remove = useMutation({ mutationFn: () => laurel.me.removeTotp(), onSuccess: stale })
  const error = factors.error ?? begin.error ?? remove.error
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.app}</h2>
      {error && <ProblemNote error={error} />}
      {factors.isPending && <Skeleton height={40} />}
      {factors.data && (
        <div className="row">
          <span>{factors.data.totp ? text.appOn : text.appOff}</span>
          {factors.data.totp ? (
            <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
              {text.takeAway}
            </Button>
          ) : (
            <Button loading={begin.isPending} onClick={() => begin.mutate()}>
              {text.setUp}
            </Button>
          )}
        </div>
      )}
      {begun && (
        <SetUp
          of={begun}
          close={async () => {
            setBegun(null)
            await stale()
          }}
        />
      )}
    </section>
  )
}

function SetUp({ of, close }: { of: Begun; close: () => Promise<void> }) {
  const text = meMessages
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes !== null) return <ShownCodes codes={codes} close={() => void close()} />
  return (
    <Dialog title={text.app} close={() => void close()}>
      <Form
        submit={text.confirm}
        guarded={false}
        save={(values) => laurel.me.confirmTotp({ code: textOf(values, 'code') })}
        done={async ({ recovery_codes }) => {
          if (recovery_codes === null) await close()
          else setCodes(recovery_codes)
        }}
      >
        <p>{text.scan}</p>
        <Suspense fallback={<Skeleton height={176} width={176} />}>
          <QrCode text={of.uri} label={text.qr} fileName="laurel.svg" save={text.saveQr} />
        </Suspense>
        <p>
          {text.secret} <code>{of.secret}</code>
        </p>
        <TextField name="code" label={text.code} inputMode="numeric" autoComplete="one-time-code" />
      </Form>
    </Dialog>
  )
}
