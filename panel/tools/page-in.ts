import { directionOf } from '../../src/lib/text/languages.ts'

/** Texts of the page itself, which are there before its script: for search engines, and for browsers without scripts. */
const WORDS: Record<string, { about: string; needsScript: string }> = {
  tr: {
    about: 'Kuruluşunuzun etkinliklerini, katılımcılarını ve sertifikalarını yönetin.',
    needsScript: 'Panel için JavaScript gerekir. Sertifikaları onsuz da şurada doğrulayabilirsiniz:',
  },
  de: {
    about: 'Verwalten Sie Veranstaltungen, Teilnehmende und Zertifikate Ihrer Organisation.',
    needsScript: 'Die Verwaltung benötigt JavaScript. Zertifikate können Sie auch ohne JavaScript prüfen:',
  },
  es: {
    about: 'Gestione los eventos, los asistentes y los certificados de su organización.',
    needsScript: 'El panel necesita JavaScript. Puede verificar certificados sin él en',
  },
  fr: {
    about: 'Gérez les événements, les participants et les certificats de votre organisation.',
    needsScript: 'La console nécessite JavaScript. Vous pouvez vérifier les certificats sans JavaScript ici\u00a0:',
  },
  ar: {
    about: 'إدارة فعاليات مؤسستك وحضورها وشهاداتها.',
    needsScript: 'تحتاج لوحة الإدارة إلى JavaScript. يمكن التحقق من الشهادات من دونه هنا:',
  },
}

/** Returns the page of the panel in a language, with its direction; in English as it is. */
export function pageIn(language: string, html: string): string {
  const words = WORDS[language]
  if (words === undefined) return html
  return html
    .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + words.about)
    .replace(/(<noscript>)[^<]*? at(?= <a)/, (_, start: string) => start + words.needsScript)
}
