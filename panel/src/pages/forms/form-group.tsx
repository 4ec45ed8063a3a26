import type { Form as FormRecord } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { formQuery } from '../../api/form-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { Form } from '../../components/form.tsx'
import { partMessages } from '../../components/messages/parts.ts'
import { toast } from '../../components/toasts.tsx'
import { useMessages } from '../../messages/use-messages.tsx'

type Change = Parameters<typeof laurel.forms.update>[1]

type Props = {
  of: FormRecord
  title: string
  read: (values: FormData) => Change
  done?: (saved: FormRecord) => void
  /** True while something is changed that is no input, such as an order. */
  isChanged?: boolean
  children: ReactNode
}

/** Settings of a form that are saved together. */
export function FormGroup({ of, title, read, done, isChanged = false, children }: Props) {
  const text = useMessages(partMessages)
  const client = useQueryClient()
  const id = useId()
  return (
    <section className="surface padded" aria-labelledby={id}>
      <h2 id={id} className="group-title">
        {title}
      </h2>
      <Form
        submit={text.save}
        isChanged={isChanged}
        save={(values) => laurel.forms.update(of.id, read(values))}
        done={async (saved) => {
          client.setQueryData(formQuery(of.id).queryKey, saved)
          done?.(saved)
          toast(text.saved)
          await client.invalidateQueries({ queryKey: ['forms'] })
        }}
      >
        {children}
      </Form>
    </section>
  )
}
