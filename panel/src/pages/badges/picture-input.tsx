import { useEffect, useId, useState } from 'react'
import { useProblem } from '../../components/form.tsx'
import { openPicture, PICTURE_TYPES } from '../../components/open-picture.ts'
import { revokeLater } from '../../components/revoke-later.ts'
import { pictureMessages } from './messages/pictures.ts'

const MAX_BYTES = 5 * 1_048_576

type Wrong = 'type' | 'size' | 'broken'

/** Takes a picture for a badge, and shows it in its square before it is uploaded. */
export function PictureInput({ choose }: { choose: (file: File | null) => void }) {
  const text = pictureMessages
  const id = useId()
  const [url, setUrl] = useState<string | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const refused = useProblem('image')
  useEffect(() => (url === null ? undefined : () => revokeLater(url)), [url])
  const take = async (file: File | undefined) => {
    choose(null)
    setUrl(null)
    if (file === undefined) return setWrong(null)
    const read = await readPicture(file)
    if ('wrong' in read) return setWrong(read.wrong)
    setWrong(null)
    setUrl(read.url)
    choose(file)
  }
  const said = wrong ? text.wrong[wrong] : refused
  return (
    <div className="stack">
      <label className="stack">
        <b>{text.file}</b>
        <input
          type="file"
          name="image"
          data-once
          accept={PICTURE_TYPES.join()}
          aria-describedby={id}
          aria-invalid={said !== undefined}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      <p id={id} className="soft" role="status">
        {said ?? (url ? text.chosen : text.fileAbout)}
      </p>
      {url && <img className="badge-picture" src={url} alt={text.preview} />}
    </div>
  )
}

/** Returns the address of a picture that this browser can show, or why it cannot be used. */
async function readPicture(file: File): Promise<{ url: string } | { wrong: Wrong }> {
  if (!PICTURE_TYPES.includes(file.type)) return { wrong: 'type' }
  if (file.size > MAX_BYTES) return { wrong: 'size' }
  return (await openPicture(file)) ?? { wrong: 'broken' }
}
