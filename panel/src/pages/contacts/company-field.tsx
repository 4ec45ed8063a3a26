import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { TextField, textOf } from '../../components/fields.tsx'
import { contactFormMessages } from './messages/contact-form.ts'

const SHOWN = 20
const AFTER_MS = 200

/** The company that a contact has so far. */
export type CompanyOf = { account_id: number | null; account_name: string | null }

/** The company of a contact by its name, which suggests the known ones. A new name adds a company. */
export function CompanyField({ of }: { of: CompanyOf | undefined }) {
  const text = contactFormMessages
  const id = useId()
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, AFTER_MS)
  const found = useQuery({
    queryKey: ['companies', 'to choose', asked],
    queryFn: async () => (await laurel.crm.accounts.list({ search: asked, limit: SHOWN })).rows,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <TextField
        name="account_id"
        label={text.company}
        description={text.companyAbout}
        defaultValue={of?.account_name ?? ''}
        maxLength={300}
        list={id}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
      />
      <datalist id={id}>
        {found.data?.map((each) => (
          <option key={each.id} value={each.name}>
            {each.domain}
          </option>
        ))}
      </datalist>
    </>
  )
}

/**
 * Returns the company that a form names: the one so far if its name is unchanged, otherwise the known one with exactly
 * this name, otherwise a new one.
 */
export async function companyIn(values: FormData, of: CompanyOf | undefined): Promise<number | null> {
  const name = textOf(values, 'account_id')
  if (name === '') return null
  if (of && name === of.account_name) return of.account_id
  const { rows } = await laurel.crm.accounts.list({ search: name, limit: SHOWN })
  const known = rows.find((each) => each.name === name)
  return (known ?? (await laurel.crm.accounts.create({ name }))).id
}
