import { Button } from './button.ts'
import { CopyButton } from './copy-button.tsx'
import { Note } from './note.tsx'

/** Shows a secret once, until the person confirms that they have saved it. */
export function ShownOnce({
  about,
  secret,
  kept,
  done,
}: {
  about: string
  secret: string
  kept: string
  done: () => void
}) {
  return (
    <div className="stack">
      <Note tone="warning">{about}</Note>
      <code className="secret">{secret}</code>
      <div className="form-end">
        <CopyButton text={secret} />
        <Button onClick={done}>{kept}</Button>
      </div>
    </div>
  )
}
