import type { othersMessages as othersMessagesType } from '../../../../src/components/messages/others.ts'

export const othersMessages: typeof othersMessagesType = {
  title: 'Bu sırada başka biri değişiklik kaydetti.',
  taken: (labels) => `Şu alanlarda artık yeni değerler var: ${labels}.`,
  kept: (label) => `“${label}” da değişti. Yazdığınız duruyor; kaydederseniz diğer değerin yerine geçer.`,
  rows: 'Satırlar da değişti. Sizinkiler duruyor; kaydederseniz diğerlerinin yerine geçer.',
  empty: 'Diğer değer boş.',
  take: (label) => `Diğer değeri kullan: ${label}`,
  takeRows: 'Diğer satırları kullan',
}
