import { Button } from '../button.ts'
import { Download } from '../icons.tsx'
import { chartMessages } from './messages.ts'

/** The figures of a page as files that the service writes. @param url the address without its format */
export function FigureFiles({ url }: { url: string }) {
  const text = chartMessages
  return (
    <span className="row" role="group" aria-label={text.download}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          component="a"
          variant="default"
          size="compact-sm"
          href={`${url}${url.includes('?') ? '&' : '?'}format=${format}`}
          leftSection={<Download aria-hidden size={14} />}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </span>
  )
}
