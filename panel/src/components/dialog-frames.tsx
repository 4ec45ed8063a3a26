import { Drawer as MantineDrawer, Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ScrollArea.css'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.tsx'
import { partMessages } from './messages/parts.ts'
import { useFocusBack } from './use-focus-back.ts'

export type DialogProps = { title: ReactNode; close: () => void; children: ReactNode; size?: string; opened?: boolean }

export function DialogFrame({ title, close, children, size = 'md', opened = true }: DialogProps) {
  const small = useMediaQuery('(max-width: 48rem)') ?? false
  const { close: label } = useMessages(partMessages)
  useFocusBack()
  const common = {
    opened,
    onClose: close,
    title,
    closeButtonProps: { 'aria-label': label },
    transitionProps: { duration: 0 },
    lockScroll: false,
  }
  return small ? (
    <MantineDrawer {...common} position="bottom" size="auto">
      {children}
    </MantineDrawer>
  ) : (
    <Modal {...common} size={size} centered>
      {children}
    </Modal>
  )
}

export function DetailsDrawerFrame({ title, close, children, size = '32rem' }: DialogProps) {
  const { close: label } = useMessages(partMessages)
  useFocusBack()
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
    >
      {children}
    </MantineDrawer>
  )
}
