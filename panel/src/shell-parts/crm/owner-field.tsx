import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { TextField } from '../../components/fields.tsx'

const MOST = 200

/** Members of the organisation, in the order in which they joined. */
export const membersQuery = queryOptions({
  queryKey: ['people', 'to choose'],
  queryFn: async () => (await laurel.people.list({ limit: MOST })).rows,
})

/** Field for the person who looks after a record; members are suggested to those who may see them. */
export function OwnerField({ label, description, of }: { label: string; description: string; of: string }) {
  const { who } = useRouteContext({ from: '/inside' })
  const members = useQuery({ ...membersQuery, enabled: may(who, 'people:read') })
  const id = useId()
  return (
    <>
      <TextField name="owner" label={label} description={description} defaultValue={of} list={id} />
      <datalist id={id}>
        {members.data?.map(({ id, name, email }) => (
          <option key={id} value={email}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
