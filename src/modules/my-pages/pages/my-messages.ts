import { translated } from '../../../lib/text/translated.ts'
import { myEn } from './my-en.ts'
import type { MyMessages } from './my-wording.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    myPage: MyMessages
  }
}

export const myMessages = translated('myPage', myEn)
