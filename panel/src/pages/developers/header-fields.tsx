import { LaurelError } from '@laurel/client'
import { useState } from 'react'
import { Button } from '../../components/button.ts'
import { TextField } from '../../components/fields.tsx'
import { useProblem } from '../../components/form.tsx'
import { TextInput } from '../../components/inputs.ts'
import { randomId } from '../../components/random-id.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { webhookMessages } from './webhook-messages.ts'

const MOST = 20
/** A value's input is named after its header, as problems of the API are. */
const PREFIX = 'headers.'

/** The typed headers; undefined while the stored ones are kept. @throws LaurelError for a name that is listed twice */
export function headersIn(values: FormData): Record<string, string> | undefined {
  if (!values.has('replaces_headers')) return undefined
  const entries = [...values]
    .filter(([input]) => input.startsWith(PREFIX))
    .map(([input, value]) => [input.slice(PREFIX.length), String(value)] as const)
    .filter((entry) => entry.join('') !== '')
  const repeated = entries.find(([name], at) => entries.findIndex(([other]) => other === name) < at)
  if (repeated !== undefined) {
    const problem = {
      loc: ['body', 'headers', repeated[0]],
      type: 'repeated',
      msg: 'must be different from the others',
    }
    throw new LaurelError(problem.msg, { code: 'validation_failed', status: 422, problems: [problem] })
  }
  return Object.fromEntries(entries)
}

/** Custom headers of a webhook. Stored ones can be replaced, but not shown: the service only returns their names. */
export function HeaderFields({ stored }: { stored: readonly string[] }) {
  const text = webhookMessages
  const { formats } = useLanguage()
  const problem = useProblem('headers')
  const [isReplacing, setReplacing] = useState(stored.length === 0)
  return (
    <fieldset className="choices wide" name="headers">
      <legend>{text.headers}</legend>
      <p className="soft">{text.headersAbout}</p>
      {!isReplacing && (
        <>
          <p>{text.storedHeaders(formats.list([...stored]))}</p>
          <div>
            <Button variant="default" size="xs" onClick={() => setReplacing(true)}>
              {text.replaceHeaders}
            </Button>
          </div>
        </>
      )}
      {isReplacing && stored.length > 0 && <p>{text.replaceAbout}</p>}
      {isReplacing && <Headers names={stored} />}
      {problem && (
        <p role="alert" className="danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

const rowOf = (name: string) => ({ id: randomId(), name })

function Headers({ names }: { names: readonly string[] }) {
  const text = webhookMessages
  const [rows, setRows] = useState(() => names.map(rowOf))
  return (
    <>
      <input type="hidden" name="replaces_headers" value="yes" />
      {rows.map((row) => (
        <div key={row.id} className="header-row">
          <TextInput
            aria-label={text.headerName}
            placeholder="X-Api-Key"
            value={row.name}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            onChange={({ target: { value } }) =>
              setRows(rows.map((each) => (each === row ? { ...row, name: value } : each)))
            }
          />
          <TextField
            name={`${PREFIX}${row.name.trim()}`}
            aria-label={text.headerValue(row.name.trim())}
            placeholder={text.headerValue('')}
            autoComplete="off"
            spellCheck={false}
          />
          <Button
            variant="subtle"
            color="red"
            aria-label={text.removeHeader}
            onClick={() => setRows(rows.filter((each) => each !== row))}
          >
            ×
          </Button>
        </div>
      ))}
      {rows.length < MOST && (
        <div>
          <Button variant="default" size="xs" onClick={() => setRows([...rows, rowOf('')])}>
            {text.addHeader}
          </Button>
        </div>
      )}
    </>
  )
}
