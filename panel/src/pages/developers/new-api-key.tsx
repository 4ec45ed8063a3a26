import type { CreatedApiKey, NewApiKey as NewKey } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form, useProblem } from '../../components/form.tsx'
import { ShownOnce } from '../../components/shown-once.tsx'
import { developerMessages } from './messages.ts'

/** Creates an API key with a name and scopes, and shows it once. */
export function NewApiKey({ close }: { close: () => void }) {
  const text = developerMessages
  const client = useQueryClient()
  const [made, setMade] = useState<CreatedApiKey | null>(null)
  if (made !== null)
    return (
      <Dialog title={made.name} close={close}>
        <ShownOnce about={text.keyMade} secret={made.key} kept={text.keyKept} done={close} />
      </Dialog>
    )
  return (
    <Dialog title={text.newKey} close={close} size="lg">
      <Form
        submit={text.newKey}
        save={(values) =>
          laurel.apiKeys.create({
            name: textOf(values, 'name'),
            scopes: values.getAll('scopes').map(String) as NewKey['scopes'],
          })
        }
        done={async (key) => {
          setMade(key)
          await client.invalidateQueries({ queryKey: ['api-keys'] })
        }}
      >
        <TextField name="name" label={text.name} data-autofocus />
        <Scopes />
      </Form>
    </Dialog>
  )
}

function Scopes() {
  const text = developerMessages
  const problem = useProblem('scopes')
  const problemId = useId()
  const scopes = useQuery({
    queryKey: ['scopes'],
    queryFn: () => laurel.apiKeys.listScopes(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <fieldset
      className="choices"
      name="scopes"
      tabIndex={-1}
      aria-invalid={problem !== undefined}
      aria-describedby={problem && problemId}
    >
      <legend>{text.scopes}</legend>
      {problem && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
      <label>
        <input type="checkbox" name="scopes" value="*" /> {text.allScopes}
      </label>
      {scopes.data?.map((scope) => (
        <label key={scope}>
          <input type="checkbox" name="scopes" value={scope} /> <code>{scope}</code>
        </label>
      ))}
    </fieldset>
  )
}
