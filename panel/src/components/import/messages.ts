import { messages } from '../../messages/use-messages.tsx'

type Counts = { created: number; updated: number; skipped: number; failed: number }

/** Texts of imports of all kinds. */
export const importStepMessages = messages({
  en: {
    source: 'Add your list',
    paste: 'Pasted rows',
    choose: 'Choose a file',
    drop: 'or drop it here',
    look: 'Preview',
    other: 'Import another list',
    columns: 'Match columns',
    header: 'Column',
    first: 'First value',
    means: 'Field',
    leftOut: 'Do not import',
    problems: 'Rows with errors',
    row: 'Row',
    column: 'Column',
    problem: 'Error',
    done: 'Import complete',
    failedRows: 'Download rows with errors',
    nothing: 'Nothing to import.',
    earlier: 'Previous imports',
    failedRowsOf: (time: string) => `Download rows with errors from ${time}`,
    verdict: ({ created, updated, skipped, failed }: Counts) =>
      [
        `${created} new`,
        updated && `${updated} updated`,
        skipped && `${skipped} unchanged`,
        failed && `${failed} with errors`,
      ]
        .filter(Boolean)
        .join(', '),
    kept: 'Rows with errors stay available for 30 days under “Previous imports”.',
  },
  tr: {
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
    failedRowsOf: (time: string) => `Hatalı satırları indir: ${time}`,
    verdict: ({ created, updated, skipped, failed }: Counts) =>
      [
        `${created} yeni`,
        updated && `${updated} güncellenen`,
        skipped && `${skipped} değişmeyen`,
        failed && `${failed} hatalı`,
      ]
        .filter(Boolean)
        .join(', '),
    kept: 'Hatalı satırlara 30 gün boyunca “Önceki içe aktarmalar” bölümünden ulaşabilirsiniz.',
  },
})
