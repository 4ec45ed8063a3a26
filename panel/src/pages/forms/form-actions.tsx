import type { Form } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { formMessages } from './messages/forms.ts'

type Props = { of: Form; mayWrite: boolean }

/** Buttons of a form's page: its public page, whether it takes answers, and its removal. */
export function FormActions({ of, mayWrite }: Props) {
  const text = formMessages
  const client = useQueryClient()
  const [removes, setRemoves] = useState(false)
  const turn = async (active: boolean) => {
    await laurel.forms.update(of.id, { active })
    await client.invalidateQueries({ queryKey: ['forms'] })
  }
  const toggle = async () => {
    await turn(!of.active)
    toast(of.active ? text.closedNow : text.opened, () => turn(of.active))
  }
  return (
    <>
      <Button component="a" variant="default" href={of.public_url} target="_blank" rel="noreferrer">
        {text.visit}
      </Button>
      {mayWrite && (
        <>
          <Button variant="default" onClick={toggle}>
            {of.active ? text.close : text.reopen}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setRemoves(true)}>
            {text.remove}
          </Button>
        </>
      )}
      {removes && <RemoveForm of={of} close={() => setRemoves(false)} />}
    </>
  )
}

/** Deletes a form; with submissions, their number is shown and the name must be typed. */
function RemoveForm({ of, close }: { of: Form; close: () => void }) {
  const text = formMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const has = of.submission_count > 0
  return (
    <ActionWithPreview
      title={text.removeTitle(of.name)}
      label={text.remove}
      isDanger
      {...(has && { word: of.name })}
      action={() => laurel.forms.delete(of.id, { cascade: has })}
      done={async () => {
        toast(text.removed)
        await navigate({ to: '/forms' })
        await client.invalidateQueries({ queryKey: ['forms'] })
      }}
      close={close}
    >
      {has ? (
        <>
          <p>{text.removeAll(formats.number(of.submission_count))}</p>
          {of.active && <p>{text.instead}</p>}
        </>
      ) : (
        <p>{text.removeAbout}</p>
      )}
    </ActionWithPreview>
  )
}
