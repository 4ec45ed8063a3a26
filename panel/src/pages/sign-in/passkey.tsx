import { useEffect, useEffectEvent, useState } from 'react'
import { canOfferInField, passkeyProblem, signInByPasskey, stopOffering } from '../../api/passkeys.ts'
import { PasskeyButton } from '../../shell-parts/passkey-button.tsx'
import { PasskeyNote } from '../../shell-parts/passkey-note.tsx'

/** Challenges expire after five minutes. */
const AGAIN_AFTER_MS = 4 * 60_000

/** Signing in without an address: the browser offers its passkeys below the field for it, and by the button. */
export function Passkey({ done }: { done: () => Promise<void> }) {
  const [nth, setNth] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const offer = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await canOfferInField()) || isOver()) return
    try {
      await signInByPasskey('field')
      await done()
    } catch (refused) {
      // Pressing the button, or signing in another way, cancels the pending autofill request.
      if (!isOver() && passkeyProblem(refused) === null) setError(refused)
    }
  })
  useEffect(() => {
    let over = false
    const again = setTimeout(() => setNth(nth + 1), AGAIN_AFTER_MS)
    void offer(() => over)
    return () => {
      over = true
      clearTimeout(again)
      void stopOffering()
    }
  }, [nth])
  return (
    <div className="stack passkey">
      <PasskeyButton use={() => signInByPasskey('window')} done={done} />
      {error !== null && <PasskeyNote error={error} />}
    </div>
  )
}
