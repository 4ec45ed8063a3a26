import { useMutation } from '@tanstack/react-query'
import { canPasskeys } from '../api/passkeys.ts'
import { Button } from '../components/button.ts'
import { useWords } from '../words/use-words.tsx'
import { PasskeyNote } from './passkey-note.tsx'
import { passkeyWords } from './passkey-words.ts'

/** Asks for a passkey, where the browser has such a thing. */
export function PasskeyButton({ use, done }: { use: () => Promise<void>; done: () => void | Promise<void> }) {
  const text = useWords(passkeyWords)
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
