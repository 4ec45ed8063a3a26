import { type DragEvent, type ReactNode, useState } from 'react'

type Props = { drop: (file: File, at: { x: number; y: number }) => void; children: ReactNode }

/** Takes pictures that are dropped on the certificate, where they are dropped. */
export function PictureDrop({ drop, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const dropped = (event: DragEvent<HTMLElement>) => {
    setIsOver(false)
    const [file] = event.dataTransfer.files
    const box = event.currentTarget.querySelector('svg.certificate')?.getBoundingClientRect()
    if (file === undefined || box === undefined) return
    event.preventDefault()
    drop(file, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: there is a button for the same
    <div
      className="picture-drop"
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={dropped}
    >
      {children}
    </div>
  )
}
