import type {
  checkMessages as checkMessagesType,
  contrastMessages as contrastMessagesType,
} from '../../../../../src/pages/designs/messages/checks.ts'

export const checkMessages: typeof checkMessagesType = {
  small: (field, is) => `${field}: çok uzun bir ad ${is} pt olarak basılır. Alanı büyütün veya yazı boyutunu küçültün.`,
  shrunk: (field, is, wanted) =>
    `${field}: önizlenen metin ${wanted} pt’den ${is} pt’ye küçülüyor. Bunu önlemek için alanı büyütün.`,
  runsOff: (field) =>
    `${field}: önizlenen metin sayfanın kenarında kesiliyor. Küçülmesine veya satırlara bölünmesine izin verin ya da yazı boyutunu küçültün.`,
  edge: (field, is, wanted) =>
    `${field}: sayfa kenarına ${is} mm uzaklıkta. Yazıcılar ${wanted} mm’den yakın olanları kesebilir. İçeri taşıyın.`,
  faint: (field, is, wanted) =>
    `${field}: arka planla kontrastı ${is}:1, ${wanted}:1 değerinin altında. Başka bir renk seçin veya taşıyın.`,
  qrSmall: (_, is, wanted) =>
    `Karekodun genişliği ${is} mm. Telefonlar ${wanted} mm’den küçük kodları okumakta zorlanır. Büyütün.`,
  qrFaint: (_, is) =>
    `Karekodun kontrastı ${is}:1. Telefonlar açık arka planda koyu kod ister. Rengini değiştirin veya taşıyın.`,
  unknownValue: (field, key) =>
    `${field}: bu tasarımı kullanan hiçbir etkinlikte “${key}” değeri tanımlı değil; bu yüzden bir şey basılmaz. Etkinliğin ayarlarında tanımlayın veya alanı silin.`,
  missingValue: (field, label, count) => `${field}: ${count} katılımcıda “${label}” yok; onlar için bir şey basılmaz.`,
  noName: 'Tasarımda ad alanı yok. Bir tane ekleyin.',
  noCode: 'Tasarımda kod veya karekod yok; sertifikalar doğrulanamaz. Birini ekleyin.',
}

export const contrastMessages: typeof contrastMessagesType = { contrast: (ratio) => `Arka planla kontrast: ${ratio}:1` }
