import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Form } from './form.tsx'
import { partMessages } from './messages/parts.ts'
import { toast } from './toasts.tsx'

type Props<Saved> = {
  title: string
  save: (values: FormData) => Promise<Saved>
  /** Key of the query that has the saved record. */
  record: QueryKey
  /** Key that the queries begin with that read anything of it. */
  stale: QueryKey
  done?: ((saved: Saved) => void) | undefined
  /** True while something is changed that is no input, such as an order. */
  isChanged?: boolean
  /** Shows the rows that somebody else saved, while rows are edited here that differ from them. */
  takeRows?: (() => void) | undefined
  children: ReactNode
}

/** Fields of a record that are saved together. */
export function SaveGroup<Saved>({
  title,
  save,
  record,
  stale,
  done,
  isChanged = false,
  takeRows,
  children,
}: Props<Saved>) {
  const text = partMessages
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
        takeRows={takeRows}
        save={save}
        done={async (saved) => {
          client.setQueryData(record, saved)
          done?.(saved)
          toast(text.saved)
          await client.invalidateQueries({ queryKey: stale })
        }}
      >
        {children}
      </Form>
    </section>
  )
}
