import type { Event } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { toast } from '../../components/toasts.tsx'
import { eventSettingsMessages } from './messages.ts'

/** Deletes an event, after its counts were shown and its name was typed. */
export function DeleteEvent({ of }: { of: Event }) {
  const text = eventSettingsMessages
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  return (
    <section className="surface padded stack danger" aria-label={text.danger}>
      <h2 className="group-title">{text.danger}</h2>
      <p className="soft">{text.dangerAbout}</p>
      <div>
        <Button variant="default" color="red" onClick={() => setAsked(true)}>
          {text.remove}
        </Button>
      </div>
      {asked && (
        <ActionWithPreview
          title={text.danger}
          label={text.remove}
          isDanger
          word={of.name}
          preview={() => laurel.events.delete(of.id, { dry_run: true })}
          action={() => laurel.events.delete(of.id)}
          done={async () => {
            toast(text.removed)
            await navigate({ to: '/events' })
            await client.invalidateQueries({ queryKey: ['events'] })
          }}
          close={() => setAsked(false)}
        >
          {(counts) => <p>{text.counts(counts)}</p>}
        </ActionWithPreview>
      )}
    </section>
  )
}
