import { useEffect, useState } from 'react'
import { useProblem } from '../../../components/form.tsx'
import { openPicture, PICTURE_TYPES } from '../../../components/open-picture.ts'
import { revokeLater } from '../../../components/revoke-later.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { pictureMessages } from '../messages/pictures.ts'
import { type PictureFacts, pictureFacts, whyNoPicture } from './picture-facts.ts'

type Chosen = { url: string; facts: PictureFacts }
type Wrong = 'type' | 'size' | 'broken'

type Props = { choose: (file: File | null) => void }

/** Takes a background image, and shows its size and sharpness before the upload. */
export function OwnPicture({ choose }: Props) {
  const text = pictureMessages
  const { formats } = useLanguage()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const refused = useProblem('image')
  const url = chosen?.url
  useEffect(() => (url === undefined ? undefined : () => revokeLater(url)), [url])
  const take = async (file: File | undefined) => {
    setChosen(null)
    choose(null)
    const why = file ? whyNoPicture(file) : null
    setWrong(why)
    if (!file || why) return
    const read = await openPicture(file)
    if (read === null) return setWrong('broken')
    const { url, image } = read
    setChosen({ url, facts: pictureFacts(image.naturalWidth, image.naturalHeight) })
    choose(file)
  }
  const size = (a: number, b: number) => `${formats.number(a)} × ${formats.number(b)}`
  const said = wrong ? text.wrong[wrong] : refused
  return (
    <div className="stack">
      <label className="stack own-picture">
        <b>{text.file}</b>
        <input
          type="file"
          name="image"
          accept={PICTURE_TYPES.join()}
          aria-describedby="own-picture-said"
          aria-invalid={said !== undefined}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      <p id="own-picture-said" className="soft" role="status">
        {said ?? (chosen ? <Facts {...chosen.facts} size={size} /> : text.fileAbout)}
      </p>
      {chosen && <img className="chosen-picture" src={chosen.url} alt={text.shown} />}
    </div>
  )
}

function Facts({ size, ...facts }: PictureFacts & { size: (a: number, b: number) => string }) {
  const text = pictureMessages
  const { formats } = useLanguage()
  const { width, height, wideMm, highMm, dpi, isCoarse, isShrunk } = facts
  return (
    <>
      {text.facts(size(width, height), size(wideMm, highMm), formats.number(dpi))} {isCoarse && text.coarse}
      {isShrunk && text.shrunk}
    </>
  )
}
