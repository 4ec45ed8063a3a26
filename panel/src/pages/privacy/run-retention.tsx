import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { retentionQuery } from '../../api/retention-query.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { toast } from '../../components/toasts.tsx'
import { retentionMessages } from './messages/retention.ts'

/** A queued run begins within seconds; the page looks for its result this long. */
const LOOKS = 15
const EVERY_MS = 1_000

/** Starts the purge now, after a question. */
export function RunRetention({ isRunning }: { isRunning: boolean }) {
  const text = retentionMessages
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks === 0) return
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: retentionQuery.queryKey })
      setLooks(looks - 1)
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [client, looks])
  return (
    <div>
      <Button variant="default" disabled={isRunning} onClick={() => setAsked(true)}>
        {text.runNow}
      </Button>
      {asked && (
        <ActionWithPreview
          title={text.runNow}
          label={text.runNow}
          isDanger
          action={() => laurel.organisation.runRetention()}
          done={() => {
            toast(text.started)
            setLooks(LOOKS)
          }}
          close={() => setAsked(false)}
        >
          <p>{text.runAbout}</p>
        </ActionWithPreview>
      )}
    </div>
  )
}
