import { useRef } from 'react'
import { Button } from '../../../../components/button.ts'
import { PICTURE_TYPES } from '../../../../components/open-picture.ts'
import { ProblemNote } from '../../../../components/problem-note.tsx'
import { turnMessages } from '../../messages/designer.ts'
import type { usePictures } from './use-pictures.ts'

/** A logo, a signature or a seal, from a file. */
export function AddPicture({ pictures: { add, isSending, error } }: { pictures: ReturnType<typeof usePictures> }) {
  const text = turnMessages
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="compact-sm" variant="default" loading={isSending} onClick={() => input.current?.click()}>
        {text.picture}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join()}
        aria-label={text.picture}
        onChange={({ currentTarget }) => {
          add(currentTarget.files?.[0])
          // The same file again is a change too.
          currentTarget.value = ''
        }}
      />
      <p className="soft">{text.pictureAbout}</p>
      {error && <ProblemNote error={error} />}
    </>
  )
}
