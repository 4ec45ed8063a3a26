import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { meMessages } from './messages.ts'

/** The codes, which are shown this once. */
export function ShownCodes({ codes, close }: { codes: string[]; close: () => void }) {
  const text = meMessages
  return (
    <Dialog title={text.recovery} close={close}>
      <div className="stack">
        <p>{text.codes}</p>
        <pre className="body">{codes.join('\n')}</pre>
        <div className="form-end">
          <CopyButton text={codes.join('\n')} />
          <Button onClick={close}>{text.kept}</Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Remaining recovery codes, and a button for new ones. */
export function RecoveryCodes() {
  const text = meMessages
  const client = useQueryClient()
  const factors = useQuery({ queryKey: ['me', 'factors'], queryFn: () => laurel.me.factors() })
  const [codes, setCodes] = useState<string[] | null>(null)
  const renew = useMutation({
    mutationFn: () => laurel.me.renewRecoveryCodes(),
    onSuccess: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  const close = () => {
    setCodes(null)
    void client.invalidateQueries({ queryKey: ['me', 'factors'] })
  }
  if (!factors.data || (!factors.data.totp && factors.data.passkeys === 0)) return null
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.recovery}</h2>
      {renew.isError && <ProblemNote error={renew.error} />}
      <div className="row">
        <span>{text.left(factors.data.recovery_codes)}</span>
        <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
          {text.renew}
        </Button>
      </div>
      {codes && <ShownCodes codes={codes} close={close} />}
    </section>
  )
}
