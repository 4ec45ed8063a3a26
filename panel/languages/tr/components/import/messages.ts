import type { importStepMessages as importStepMessagesType } from '../../../../src/components/import/messages.ts'

export const importStepMessages: typeof importStepMessagesType = {
  source: 'Listenizi ekleyin',
  paste: 'Yapıştırılan satırlar',
  choose: 'Dosya seç',
  drop: 'veya buraya bırakın',
  look: 'Önizle',
  other: 'Başka bir liste içe aktar',
  columns: 'Sütunları eşleştirin',
  header: 'Sütun',
  first: 'İlk değer',
  means: 'Alan',
  leftOut: 'İçe aktarma',
  problems: 'Hatalı satırlar',
  row: 'Satır',
  column: 'Sütun',
  problem: 'Hata',
  done: 'İçe aktarma tamamlandı',
  failedRows: 'Hatalı satırları indir',
  nothing: 'İçe aktarılacak bir şey yok.',
  earlier: 'Önceki içe aktarmalar',
  failedRowsOf: (time) => `Hatalı satırları indir: ${time}`,
  verdict: ({ created, updated, skipped, failed }) =>
    [
      `${created} yeni`,
      updated && `${updated} güncellenen`,
      skipped && `${skipped} değişmeyen`,
      failed && `${failed} hatalı`,
    ]
      .filter(Boolean)
      .join(', '),
  kept: 'Hatalı satırlara 30 gün boyunca “Önceki içe aktarmalar” bölümünden ulaşabilirsiniz.',
}
