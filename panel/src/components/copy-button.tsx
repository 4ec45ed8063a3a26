import { useState } from 'react'
import { Button } from './button.ts'
import { copyText } from './copy-text.ts'
import { Check, Copy } from './icons.tsx'
import { partMessages } from './messages/parts.ts'

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text: copied, label }: { text: string; label?: string }) {
  const text = partMessages
  const [done, setDone] = useState(false)
  const copy = async () => {
    await copyText(copied, text.copy)
    setDone(true)
    setTimeout(() => setDone(false), 2_000)
  }
  const Icon = done ? Check : Copy
  return (
    <Button variant="default" size="compact-sm" leftSection={<Icon aria-hidden size={14} />} onClick={copy}>
      <span aria-live="polite">{done ? text.copied : (label ?? text.copy)}</span>
    </Button>
  )
}
