import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { Scrolled } from '../../components/scrolled.tsx'
import { peopleMessages, roleMessages } from './messages/people.ts'

/** Scopes of each role, read from the service that enforces them. */
export function RoleMatrix({ close }: { close: () => void }) {
  const text = roleMessages
  return (
    <Dialog title={text.matrix} close={close}>
      <Table />
    </Dialog>
  )
}

function Table() {
  const text = roleMessages
  const { roles: names } = peopleMessages
  const roles = useQuery({ queryKey: ['roles'], queryFn: () => laurel.people.roles() })
  if (roles.isPending) return <Skeleton height={240} />
  if (roles.isError) return <ProblemNote error={roles.error} retry={() => void roles.refetch()} />
  const [most] = roles.data
  return (
    <Scrolled label={text.matrix}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{text.scope}</th>
            {roles.data.map(({ role }) => (
              <th key={role} scope="col">
                {names[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {most?.scopes.map((scope) => (
            <tr key={scope}>
              <th scope="row">
                <code>{scope}</code>
              </th>
              {roles.data.map(({ role, scopes }) => (
                <td key={role}>
                  <span aria-hidden>{scopes.includes(scope) ? '✓' : '–'}</span>
                  <span className="hidden-text">{scopes.includes(scope) ? text.may : text.mayNot}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}
