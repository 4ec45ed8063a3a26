import type { Finding } from '../../../designer/check-layout.ts'
import { messages } from '../../../messages/use-messages.tsx'

type OfField = Extract<Finding, { field: number }>['kind']
type Told = Record<OfField, (field: string, is: string, wanted: string) => string> &
  Record<Exclude<Finding['kind'], OfField>, string>

const en: Told = {
  small: (field, is) =>
    `${field}: a very long name gets ${is} pt small there. Make the field wider or higher, or its letters smaller.`,
  shrunk: (field, is, wanted) =>
    `${field}: with what is shown now its letters have ${is} pt in place of ${wanted}. Make the field wider or higher if they should not.`,
  runsOff: (field) =>
    `${field}: with what is shown now it runs off the page and is cut. Let it get smaller or take more lines, or choose smaller letters.`,
  edge: (field, is, wanted) =>
    `${field}: it is ${is} mm from the edge, and printers may cut what is nearer than ${wanted}. Move it inwards.`,
  faint: (field, is, wanted) =>
    `${field}: its contrast with what lies behind it is ${is} : 1, under ${wanted} : 1. Choose another colour, or move it.`,
  qrSmall: (_, is, wanted) =>
    `The QR code is ${is} mm wide, and telephones have trouble with less than ${wanted}. Make its field larger.`,
  qrFaint: (_, is) =>
    `Telephones read QR codes that are dark on light; here the contrast is ${is} : 1. Choose a dark colour, or a lighter place.`,
  noName: 'Nothing on it says whose it is. Add the name.',
  noCode: 'It has neither a code nor a QR code, so nobody can verify it. Add one of them.',
}

const tr: Told = {
  small: (field, is) =>
    `${field}: çok uzun bir ad orada ${is} pt’ye iner. Alanı genişletin ya da yükseltin veya yazıyı küçültün.`,
  shrunk: (field, is, wanted) =>
    `${field}: şu an gösterilenle yazı ${wanted} yerine ${is} pt olur. Olmasın isterseniz alanı genişletin ya da yükseltin.`,
  runsOff: (field) =>
    `${field}: şu an gösterilenle sayfadan taşar ve kesilir. Küçülmesine ya da satır almasına izin verin veya yazıyı küçültün.`,
  edge: (field, is, wanted) =>
    `${field}: kenara ${is} mm uzakta; yazıcılar ${wanted} mm’den yakını kesebilir. İçeri alın.`,
  faint: (field, is, wanted) =>
    `${field}: arkasındakiyle karşıtlığı ${is} : 1, ${wanted} : 1’in altında. Başka renk seçin ya da yerini değiştirin.`,
  qrSmall: (_, is, wanted) =>
    `Karekod ${is} mm; telefonlar ${wanted} mm’den küçüğünü okumakta zorlanır. Alanını büyütün.`,
  qrFaint: (_, is) =>
    `Telefonlar açık üstüne koyu karekodu okur; buradaki karşıtlık ${is} : 1. Koyu renk ya da daha açık bir yer seçin.`,
  noName: 'Üstünde kimin olduğu yazmıyor. Adı ekleyin.',
  noCode: 'Ne kodu ne karekodu var; kimse doğrulayamaz. Birini ekleyin.',
}

export const checkMessages = messages({ en, tr })

/** Said of the colour of a field, beside where it is chosen. */
export const contrastMessages = messages({
  en: { contrast: (ratio: string) => `Contrast ${ratio} : 1 with what lies behind it` },
  tr: { contrast: (ratio: string) => `Arkasındakiyle karşıtlık ${ratio} : 1` },
})
