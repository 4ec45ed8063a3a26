import type { stageMessages as stageMessagesType } from '../../../../../src/pages/sales/stages/messages.ts'

export const stageMessages: typeof stageMessagesType = {
  title: 'Fırsat aşamaları',
  back: 'Satış hattı',
  about: 'Fırsatlar bu aşamalardan sırayla geçer. Yeni fırsatlar ilk aşamada başlar.',
  label: 'Ad',
  kind: 'Tür',
  kinds: { open: 'Açık', won: 'Kazanıldı', lost: 'Kaybedildi' },
  weight: 'Kazanma olasılığı (%)',
  weightHow: 'Ağırlıklı toplamlarda tutarlar bununla çarpılır.',
  deals: (count) => `${count} fırsat`,
  up: (name) => `Yukarı taşı: ${name}`,
  down: (name) => `Aşağı taşı: ${name}`,
  remove: (name) => `Sil: ${name}`,
  keep: 'Silmek ya da türünü değiştirmek için fırsatlarını başka bir aşamaya taşıyın.',
  add: 'Aşama ekle',
  stage: 'Aşama',
  save: 'Aşamaları kaydet',
  saved: 'Aşamalar kaydedildi.',
}
