import { useMutation } from '@tanstack/react-query'
import { canPasskeys } from '../api/passkeys.ts'
import { Button } from '../components/button.ts'
import { passkeyMessages } from './messages/passkeys.ts'
import { PasskeyNote } from './passkey-note.tsx'

/** Button to use a passkey, where the browser supports them. */
export function PasskeyButton({ use, done }: { use: () => Promise<void>; done: () => void | Promise<void> }) {
  const text = passkeyMessages
  const asking = useMutation({ mutationFn: use, onSuccess: done })
  if (!canPasskeys()) return null
  return (
    <>
      <Button variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
        {text.use}
      </Button>
      {asking.isError && <PasskeyNote error={asking.error} />}
    </>
  )
}
