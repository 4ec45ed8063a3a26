import { Drawer as MantineDrawer, Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ScrollArea.css'
import { useMediaQuery } from '@mantine/hooks'
import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useEffect, useState } from 'react'
import { partMessages } from './messages/parts.ts'
import { useFocusBack } from './use-focus-back.ts'

export type DialogProps = { title: ReactNode; close: () => void; children: ReactNode; size?: string; opened?: boolean }

/** Sets how many dialogs are open inside of the one around. */
const Inside = createContext<Dispatch<SetStateAction<number>>>(() => {})

/** Lets Escape close the innermost dialog alone, so that nothing typed in the one around is lost. */
function useInnermost(opened: boolean) {
  const tell = use(Inside)
  const [inside, setInside] = useState(0)
  useEffect(() => {
    if (!opened) return
    tell((count) => count + 1)
    return () => tell((count) => count - 1)
  }, [tell, opened])
  return { closeOnEscape: inside === 0, setInside }
}

export function DialogFrame({ title, close, children, size = 'md', opened = true }: DialogProps) {
  const small = useMediaQuery('(max-width: 48rem)') ?? false
  const { close: label } = partMessages
  useFocusBack()
  const { closeOnEscape, setInside } = useInnermost(opened)
  const common = {
    opened,
    closeOnEscape,
    onClose: close,
    title,
    closeButtonProps: { 'aria-label': label },
    transitionProps: { duration: 0 },
    lockScroll: false,
  }
  return small ? (
    <MantineDrawer {...common} position="bottom" size="auto">
      <Inside value={setInside}>{children}</Inside>
    </MantineDrawer>
  ) : (
    <Modal {...common} size={size} centered>
      <Inside value={setInside}>{children}</Inside>
    </Modal>
  )
}

export function DetailsDrawerFrame({ title, close, children, size = '32rem' }: DialogProps) {
  const { close: label } = partMessages
  useFocusBack()
  const { closeOnEscape, setInside } = useInnermost(true)
  return (
    <MantineDrawer
      opened
      onClose={close}
      title={title}
      position="right"
      size={size}
      closeButtonProps={{ 'aria-label': label }}
      transitionProps={{ duration: 0 }}
      lockScroll={false}
      closeOnEscape={closeOnEscape}
    >
      <Inside value={setInside}>{children}</Inside>
    </MantineDrawer>
  )
}
