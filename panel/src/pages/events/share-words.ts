import { words } from '../../words/use-words.tsx'

export const shareWords = words({
  en: {
    certificates: 'Certificates',
    none: 'None is issued yet.',
    issue: 'Issue certificates',
    held: (count: string, of: number) =>
      of === 1 ? 'One person has a certificate.' : `${count} people have a certificate.`,
    zip: 'All PDFs as a ZIP',
    table: 'A table with every link',
    mail: 'Mail them',
    linkedIn:
      'The page of each certificate has a button that adds it to the profile on LinkedIn; the table has the same links, for a mail of your own.',
    verifyPage: 'Anyone verifies a certificate here, by its code:',
  },
  tr: {
    certificates: 'Sertifikalar',
    none: 'Henüz hiçbiri verilmedi.',
    issue: 'Sertifika verin',
    held: (count: string) => `${count} kişinin sertifikası var.`,
    zip: 'Tüm PDF’ler, ZIP olarak',
    table: 'Tüm bağlantılarıyla bir tablo',
    mail: 'E-postayla gönderin',
    linkedIn:
      'Her sertifikanın sayfasında onu LinkedIn profiline ekleyen bir düğme var; kendi e-postanız için aynı bağlantılar tabloda da bulunur.',
    verifyPage: 'Herkes bir sertifikayı koduyla burada doğrular:',
  },
})
