import type { DesignPreview } from '@laurel/client'
import { useMutation } from '@tanstack/react-query'
import { laurel } from '../../../../api/laurel.ts'
import { Button } from '../../../../components/button.ts'
import { NativeSelect } from '../../../../components/inputs.ts'
import { ProblemNote } from '../../../../components/problem-note.tsx'
import { saveFile } from '../../../../components/save-file.ts'
import { COLON } from '../../../../messages/use-messages.tsx'
import { printedMessages } from '../../messages/pictures.ts'

/** View mode: rendered by the service, rendered next to the drawing, or the drawing alone. */
export type View = 'over' | 'beside' | 'drawn'

type Props = {
  view: View
  setView: (view: View) => void
  /** Preview request to the service. */
  asked: DesignPreview
}

/** Chooses how the certificate is shown, and downloads it as PDF. */
export function PrintedBar({ view, setView, asked }: Props) {
  const text = printedMessages
  const pdf = useMutation({
    mutationFn: async () => {
      const file = await laurel.designs.preview({ ...asked, format: 'pdf' })
      saveFile(await file.blob(), text.file)
    },
  })
  return (
    <>
      <NativeSelect
        aria-label={text.view}
        value={view}
        data={Object.entries(text.views).map(([value, label]) => ({ value, label: `${text.view}${COLON} ${label}` }))}
        onChange={(event) => setView(event.currentTarget.value as View)}
      />
      <Button variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        {text.pdf}
      </Button>
      {pdf.isError && <ProblemNote error={pdf.error} retry={() => pdf.mutate()} />}
    </>
  )
}
