import type { guideMessages as guideMessagesType } from '../../../../src/shell-parts/messages/guides.ts'

export const guideMessages: typeof guideMessagesType = { link: 'Guía con imágenes (en inglés)' }
