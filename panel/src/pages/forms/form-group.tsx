import type { Form } from '@laurel/client'
import type { ReactNode } from 'react'
import { formQuery } from '../../api/form-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { SaveGroup } from '../../components/save-group.tsx'

type Props = {
  of: Form
  title: string
  read: (values: FormData) => Parameters<typeof laurel.forms.update>[1]
  done?: (saved: Form) => void
  /** True while something is changed that is no input, such as an order. */
  isChanged?: boolean
  children: ReactNode
}

/** Settings of a form that are saved together. */
export function FormGroup({ of, read, ...rest }: Props) {
  const save = (values: FormData) => laurel.forms.update(of.id, read(values))
  return <SaveGroup {...rest} save={save} record={formQuery(of.id).queryKey} stale={['forms']} />
}
